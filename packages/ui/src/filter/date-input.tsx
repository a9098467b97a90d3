import { useId, useState } from 'react';
import { isDay } from '../core/format';
import { CalendarButton } from '../form/calendar-button';
import '../form/form.css';

export interface DateInputProps {
  label: string;
  /** `yyyy-mm-dd`, or an empty string. */
  value: string;
  /** First and last allowed day, `yyyy-mm-dd`. */
  min: string;
  max: string;
  onChange: (value: string) => void;
  /** The server's message about this day. */
  refusal?: string | undefined;
}

/**
 * A day of a filter, typed as `yyyy-mm-dd` or picked in the browser's calendar. It is applied once it is valid and
 * within the bounds; other input stays as typed and is marked as invalid when the input loses the focus.
 */
export function DateInput({ label, value, min, max, onChange, refusal }: DateInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const text = typed ?? value;
  const isTaken = (day: string) => isDay(day) && day >= min && day <= max;
  const change = (next: string) => {
    setTyped(next);
    setLeft(false);
    if (isTaken(next)) onChange(next);
  };
  const leave = () => {
    setLeft(true);
    if (text === '' && value !== '') onChange('');
    // From now on the value shown is that of the address, which may change, e.g. with Back.
    if (text === '' || isTaken(text)) setTyped(null);
  };
  const isWrong = isLeft && text !== '' && !isTaken(text);
  const problem = isWrong ? problemOf(text, min, max) : text === value ? refusal : undefined;
  return (
    <div className="p-field">
      <div className="p-field-label">
        <label htmlFor={id}>{label}</label>
      </div>
      <span className="p-date-input">
        <input
          id={id}
          className="p-select"
          placeholder="yyyy-mm-dd"
          autoComplete="off"
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem !== undefined ? `${id}-error` : undefined}
          onChange={({ target }) => change(target.value)}
          onBlur={leave}
        />
        <CalendarButton label={label} value={text} min={min} max={max} onPick={change} />
      </span>
      {problem !== undefined && (
        <p className="p-field-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}

const problemOf = (text: string, min: string, max: string) =>
  isDay(text) ? `Must be between ${min} and ${max}` : 'Must be a date, yyyy-mm-dd';
