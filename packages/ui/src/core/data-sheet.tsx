import { dated } from './dated';
import type { Definition } from './definition-list';
import './data-sheet.css';

/** A value of a sheet; one of several lines takes the whole width. */
export interface SheetValue extends Definition {
  isWide?: boolean;
}

const isGiven = ({ value }: SheetValue) => value !== null && value !== undefined && value !== '' && value !== false;

/** The values of a record in as many columns as fit. Missing values are named in one line. */
export function DataSheet({ items }: { items: readonly SheetValue[] }) {
  const given = items.filter(isGiven);
  const missing = items.filter((item) => !isGiven(item)).map(({ label }) => label);
  return (
    <div className="p-sheet">
      {given.length > 0 && (
        <dl>
          {given.map(({ label, value, isWide }) => (
            <div key={label} className={isWide ? 'p-sheet-wide' : undefined}>
              <dt>{label}</dt>
              <dd>{dated(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && <p>Not given: {missing.join(', ')}</p>}
    </div>
  );
}
