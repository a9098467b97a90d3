import { useEffect, useEffectEvent, useRef } from 'react';
import { isFocusLost, onLostFocus } from '../core/lost-focus';

const CONTROLS = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled'].join();

/** The row that had the focus last, with its place among the rows. */
interface Left {
  row: Element;
  at: number;
}

/**
 * Keeps the focus in a table whose focused row vanishes, e.g. since a filter no longer shows it: it goes on to the row
 * in its place, otherwise to the search. A dialog that was opened from the row may be between. Returns the ref of the
 * table's frame.
 */
export function useFocusKept() {
  const frame = useRef<HTMLDivElement>(null);
  const left = useRef<Left | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const row = target.closest('tbody > tr');
      if (row && frame.current?.contains(row)) left.current = { row, at: [...siblingsOf(row)].indexOf(row) };
      else if (!target.closest('[role=dialog], dialog')) left.current = null;
    };
    // A click on the background moves the focus to no element, and is a choice all the same.
    const events = ['focusin', 'pointerdown'] as const;
    for (const event of events) document.addEventListener(event, follow);
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, []);
  const take = useEffectEvent(() => {
    if (frame.current && left.current) nextTo(left.current, frame.current)?.focus();
  });
  useEffect(() => onLostFocus(take), []);
  // Whatever renders the table may have removed the row.
  useEffect(() => {
    if (isFocusLost() && left.current?.row.isConnected === false) take();
  });
  return frame;
}

const siblingsOf = (row: Element) => row.parentElement?.children ?? [];

/** The first control of the row, or of the one that is in its place now; without rows, the search. */
function nextTo({ row, at }: Left, frame: HTMLElement) {
  const rows = [...frame.querySelectorAll('tbody > tr')];
  const present = row.isConnected ? row : (rows[at] ?? rows.at(-1));
  return present?.querySelector<HTMLElement>(CONTROLS) ?? frame.querySelector<HTMLElement>('input, table, select');
}
