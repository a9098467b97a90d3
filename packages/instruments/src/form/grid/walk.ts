import type { KeyboardEvent } from 'react';

const cellsIn = (table: Element, selector: string) =>
  [...table.querySelectorAll<HTMLInputElement>(selector)].filter(({ disabled }) => !disabled);

/** Whether the caret is at the edge of the text, so that an arrow key leaves the cell. */
function isAtEdge({ type, selectionStart, selectionEnd, value }: HTMLInputElement, step: 1 | -1) {
  if (type === 'checkbox') return true;
  return selectionStart === selectionEnd && selectionStart === (step === 1 ? value.length : 0);
}

const VERTICAL: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };
const HORIZONTAL: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Keyboard navigation in a grid: up and down within a column, left and right from the edge of a text. */
export function walk(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: table, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined) return;
  const vertical = VERTICAL[key];
  const horizontal = HORIZONTAL[key];
  // Enter would submit the form; in a grid it moves down.
  if (key === 'Enter' || vertical) event.preventDefault();
  if (horizontal && !isAtEdge(target, horizontal)) return;
  const step = vertical ?? horizontal;
  if (!step) return;
  const { column, line } = target.dataset;
  const cells = cellsIn(table, vertical ? `[data-column="${column}"]` : `[data-line="${line}"]`);
  const next = cells[cells.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next.type !== 'checkbox') next.select();
}
