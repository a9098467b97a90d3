import { useId } from 'react';
import '../form/form.css';
import type { Choice } from '../form/select-field';

export interface SelectProps {
  label: string;
  options: readonly Choice[];
  emptyLabel: string;
  /** Empty string for no choice. */
  value: string;
  onChange: (value: string) => void;
  /** Hides the label visually if the empty choice says the same. */
  labelHidden?: boolean | undefined;
}

/** A native select for filters; a choice takes effect immediately. */
export function Select({ label, options, emptyLabel, value, onChange, labelHidden = false }: SelectProps) {
  const id = useId();
  return (
    <div className="p-field">
      <div className={labelHidden ? 'p-visually-hidden' : 'p-field-label'}>
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
