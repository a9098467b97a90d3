/* The list of a combobox: the browser's own cannot be searched, and its keys are those of the box that it belongs to. */
/* eslint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
/* eslint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import type { SearchChoice } from './matching';

/** Id of an option's line. */
export const optionId = (id: string, { value }: SearchChoice) => `${id}-option-${value.replaceAll(/\s/g, '_')}`;

/** Props of `SearchList`. */
export interface SearchListProps {
  /** Of the box that the list belongs to. */
  id: string;
  label: string;
  /** What was typed. */
  typed: string;
  shown: readonly SearchChoice[];
  /** How many more there are. */
  hidden: number;
  value: string;
  active: SearchChoice | undefined;
  onChoose: (option: SearchChoice) => void;
}

/** What can be chosen, below the box. The focus stays in the box: it says which line is meant. */
export function SearchList({ id, label, typed, shown, hidden, value, active, onChoose }: SearchListProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: browsers have begun to answer with a promise, which is no way to clean up.
    popup.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    // A press would take the focus out of the box, which closes the list before anything is chosen.
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
      <output className={shown.length === 0 || hidden > 0 ? 'p-combo-note' : 'p-visually-hidden'}>
        {noteOf(typed, shown.length, hidden)}
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
