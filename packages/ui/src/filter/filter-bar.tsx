import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../core/icon';
import './filter-bar.css';

/** An active filter as shown to the user. */
export interface FilterChip {
  /** Name of the filter. */
  label: string;
  /** The chosen value. */
  value: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  /** Accessible name. */
  label: string;
  /** The active filters. */
  chips: readonly FilterChip[];
  /** The fields of the filters. */
  children: ReactNode;
}

/** The filters of a table; active ones are listed below as removable chips. */
export function FilterBar({ label, chips, children }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null);
  const remove = (chip: FilterChip) => {
    chip.onRemove();
    // The chip disappears, so the focus is kept nearby.
    bar.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={bar} className="p-filters" aria-label={label} tabIndex={-1}>
      {children}
      {chips.length > 0 && (
        <ul>
          {chips.map((chip) => (
            <li key={chip.label}>
              <button type="button" onClick={() => remove(chip)}>
                <span className="p-visually-hidden">Remove filter </span>
                {chip.label}: {chip.value}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
