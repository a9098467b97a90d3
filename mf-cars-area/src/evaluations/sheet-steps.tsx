import { Button } from '@portal/ui/core';
import { useEffect } from 'react';
import type { Neighbours } from './evaluation-order';
import { EVALUATION_MESSAGES } from './messages';

const { steps: texts } = EVALUATION_MESSAGES;

export interface SheetStepsProps {
  neighbours: Neighbours;
  /** The title of the shown evaluation, which screen readers announce after a step. */
  title: string;
  onStep: (param: string) => void;
}

/** The number of evaluations, and buttons for the previous and the next one, with the keys K and J. */
export function SheetSteps({ neighbours: { previous, next, position, count, of }, title, onStep }: SheetStepsProps) {
  useKeys({ j: next?.param, k: previous?.param }, onStep);
  const words = texts[of];
  return (
    <div className="evaluation-steps" data-sheet-steps>
      <span className="evaluation-soft">{words.count(position, count)}</span>
      <span className="p-visually-hidden" aria-live="polite">
        {title}
      </span>
      {previous && (
        <Button size="small" aria-keyshortcuts="K" aria-label={words.previous} onClick={() => onStep(previous.param)}>
          {texts.previous} <kbd>K</kbd>
        </Button>
      )}
      {next && (
        <Button size="small" aria-keyshortcuts="J" aria-label={words.next} onClick={() => onStep(next.param)}>
          {texts.next} <kbd>J</kbd>
        </Button>
      )}
    </div>
  );
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** Whether a key is meant for the sheet: not in a text field, nor in a dialog above the sheet. */
function isForSheet({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element) || target.closest(TYPED_INTO)) return false;
  const dialog = target.closest('[role=dialog]');
  return dialog === null || dialog.querySelector('[data-sheet-steps]') !== null;
}

function useKeys(params: Readonly<Record<'j' | 'k', string | undefined>>, onStep: (param: string) => void) {
  const { j, k } = params;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const target = { j, k }[key];
      if (target === undefined || event.repeat || !isForSheet(event)) return;
      event.preventDefault();
      onStep(target);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [j, k, onStep]);
}
