import { useId, useState } from 'react';
import '../form/form.css';
import type { Choice } from '../form/select-field';

export interface DateInputProps {
  label: string;
  /** `yyyy-mm-dd`, or an empty string. */
  value: string;
  /** First and last allowed day, `yyyy-mm-dd`. */
  min: string;
  max: string;
  onChange: (value: string) => void;
}

/** A date input that reports a day when it is picked, or once a typed date is complete. */
export function DateInput({ label, value, min, max, onChange }: DateInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    // A half-typed year is an early one, such as 0002, and a partial date is empty.
    if (text >= min && text <= max) onChange(text);
  };
  const leave = (isPartial: boolean) => {
    setTyped(null);
    if (typed === '' && !isPartial) onChange('');
  };
  return (
    <div className="p-field">
      <div className="p-field-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <input
        id={id}
        className="p-select"
        type="date"
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={(event) => leave(event.target.validity.badInput)}
      />
    </div>
  );
}

export interface SelectProps {
  label: string;
  options: readonly Choice[];
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
