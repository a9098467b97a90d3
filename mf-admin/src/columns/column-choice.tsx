import { Button } from '@portal/ui/core';
import { useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { ShownColumns } from './use-shown-columns';
import './column-choice.css';

const MESSAGES = {
  open: 'Columns',
  title: 'Columns of the table',
  some: (shown: number, all: number) => `Columns (${shown} of ${all})`,
  showAll: 'Show all columns',
} as const;

/** A button that opens the choice of a table's columns. The panel closes on Escape or when the focus leaves it. */
export function ColumnChoice<Row>({ choices, has, show, showAll }: ShownColumns<Row>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const count = choices.filter(({ key }) => has(key)).length;
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A click on a label or on the background of the panel moves the focus to no element.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // Handles keys and focus of the button and checkboxes inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="adm-columns" onKeyDown={isOpen ? escape : undefined} onBlur={leave}>
      <Button
        ref={button}
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {count < choices.length ? MESSAGES.some(count, choices.length) : MESSAGES.open}
      </Button>
      {isOpen && (
        <fieldset id={id}>
          <legend>{MESSAGES.title}</legend>
          {choices.map(({ key, title }) => (
            <label key={key}>
              <input type="checkbox" checked={has(key)} onChange={({ target }) => show(key, target.checked)} />
              {title}
            </label>
          ))}
          <Button size="small" onClick={showAll}>
            {MESSAGES.showAll}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
