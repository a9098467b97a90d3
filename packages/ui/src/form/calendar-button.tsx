import { useRef } from 'react';
import { isDay } from '../core/format';
import { Icon } from '../core/icon';
import './calendar-button.css';

export interface CalendarButtonProps {
  /** Of the field that the day is for. */
  label: string;
  /** As typed. */
  value: string;
  /** First and last day that can be picked, `yyyy-mm-dd`. */
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
}

/** Opens the browser's own calendar beside a line in which a day is typed, so that the line itself shows `yyyy-mm-dd` everywhere. */
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
