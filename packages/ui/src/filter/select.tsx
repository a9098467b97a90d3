import { useId } from 'react';
import type { Choice } from '../form/select-field';
import '../form/form.css';

export interface SelectProps {
  label: string;
  options: readonly Choice[];
  /** Label of the empty option. */
  emptyLabel: string;
  /** Empty string for no choice. */
  value: string;
  onChange: (value: string) => void;
}

/** A native select for filters: a choice takes effect at once. */
export function Select({ label, options, emptyLabel, value, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="p-field">
      <div className="p-field-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <select id={id} className="p-select" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{emptyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
