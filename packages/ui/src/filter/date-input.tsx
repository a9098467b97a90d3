import { useId, useState } from 'react';
import '../form/form.css';

/** Props of `DateInput`. */
export interface DateInputProps {
  label: string;
  /** `yyyy-mm-dd`; empty text for none. */
  value: string;
  /** First and last day that is taken, as `yyyy-mm-dd`. */
  min: string;
  max: string;
  onChange: (value: string) => void;
}

/** A day that counts at once, or as soon as what is typed is one. */
export function DateInput({ label, value, min, max, onChange }: DateInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    // While a year is being typed it is one of antiquity, and half a date is none.
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
