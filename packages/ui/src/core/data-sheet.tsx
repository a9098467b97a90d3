import type { Definition } from './definition-list';
import './data-sheet.css';

const isGiven = ({ value }: Definition) => value !== null && value !== undefined && value !== '' && value !== false;

/** The values of a record in as many columns as fit. Missing values are named in one line. */
export function DataSheet({ items }: { items: readonly Definition[] }) {
  const given = items.filter(isGiven);
  const missing = items.filter((item) => !isGiven(item)).map(({ label }) => label);
  return (
    <div className="p-sheet">
      {given.length > 0 && (
        <dl>
          {given.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && <p>Not given: {missing.join(', ')}</p>}
    </div>
  );
}
