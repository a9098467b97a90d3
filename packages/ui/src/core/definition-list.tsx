import type { ReactNode } from 'react';
import { dated } from './dated';
import './definition-list.css';

export interface Definition {
  label: string;
  value: ReactNode;
}

const isMissing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** A list of labels and values. A missing value shows as "Not given". */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="p-definitions">
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isMissing(value) ? <span className="p-missing">Not given</span> : dated(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
