import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../core/icon';
import './filter-bar.css';

/** A filter that is set, in words. */
export interface FilterChip {
  /** What is filtered by. */
  label: string;
  /** What was chosen. */
  value: string;
  onRemove: () => void;
}

export interface FilterBarProps {
  /** Accessible name. */
  label: string;
  /** The filters that are set. */
  chips: readonly FilterChip[];
  /** The fields of the filters. */
  children: ReactNode;
}

/** The filters of a table; those that are set stand below as chips and can be taken off one by one. */
export function FilterBar({ label, chips, children }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null);
  const remove = (chip: FilterChip) => {
    chip.onRemove();
    // The chip goes; the focus stays nearby.
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
