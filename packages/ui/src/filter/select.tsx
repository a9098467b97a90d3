import { useId } from 'react';
import type { Choice } from '../form/select-field';
import '../form/form.css';

/** Props of `Select`. */
export interface SelectProps {
  label: string;
  options: readonly Choice[];
  /** What stands for nothing chosen. */
  emptyLabel: string;
  /** Empty text for nothing chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** One of several, where nothing is sent: what is chosen counts at once. */
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
