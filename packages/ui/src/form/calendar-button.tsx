import { useRef } from 'react';
import { isDay } from '../core/format';
import { Icon } from '../core/icon';
import './calendar-button.css';

export interface CalendarButtonProps {
  /** Label of the field. */
  label: string;
  /** The day as typed. */
  value: string;
  /** First and last selectable day, `yyyy-mm-dd`. */
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
}

/** Opens the browser's calendar for a text input, which unlike a date input shows `yyyy-mm-dd` in every locale. */
export function CalendarButton({ label, value, min, max, onPick }: CalendarButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className="p-calendar">
      <button type="button" aria-label={`Pick a day: ${label}`} onClick={() => picker.current?.showPicker()}>
        <Icon name="calendar" />
      </button>
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        value={isDay(value) ? value : ''}
        onChange={({ target }) => onPick(target.value)}
      />
    </span>
  );
}
