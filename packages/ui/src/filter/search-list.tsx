/* An ARIA listbox, because a native list cannot be searched, and the input handles the keyboard. */
/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
/* eslint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { SearchChoice } from './matching';

/** Element id of an option. */
export const optionId = (id: string, { value }: SearchChoice) => `${id}-option-${value.replaceAll(/\s/g, '_')}`;

export interface SearchListProps {
  id: string;
  label: string;
  typed: string;
  shown: readonly SearchChoice[];
  /** Number of further matches. */
  hidden: number;
  value: string;
  active: SearchChoice | undefined;
  /** More options are being loaded. */
  isLoading?: boolean | undefined;
  onChoose: (option: SearchChoice) => void;
}

/** The options below the input. The focus stays in the input, which names the active option. */
export function SearchList({
  id,
  label,
  typed,
  shown,
  hidden,
  value,
  active,
  isLoading = false,
  onChoose,
}: SearchListProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise, which is not a clean-up function.
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    // A mouse press would blur the input and close the list before an option is chosen.
    <div className="p-combo-popup" ref={popup} onMouseDown={keepFocus}>
      {shown.length > 0 && (
        <ul id={`${id}-list`} role="listbox" aria-label={label}>
          {shown.map((option) => (
            <li
              key={option.value}
              id={optionId(id, option)}
              role="option"
              aria-selected={option.value === value}
              className={option === active ? 'p-combo-active' : undefined}
              onClick={() => onChoose(option)}
            >
              {option.label}
              {option.hint !== undefined && <span className="p-combo-hint"> {option.hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <output className={isLoading || shown.length === 0 || hidden > 0 ? 'p-combo-note' : 'p-visually-hidden'}>
        {isLoading ? 'Loading…' : noteOf(typed, shown.length, hidden)}
      </output>
    </div>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function noteOf(typed: string, shown: number, hidden: number): string {
  if (shown === 0)
    return typed.trim() === '' ? 'There is nothing to choose from.' : `Nothing matches “${typed.trim()}”.`;
  return hidden > 0 ? `${hidden} more: type to find them.` : `${shown} to choose from.`;
}
