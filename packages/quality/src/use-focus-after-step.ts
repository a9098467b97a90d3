import { useEffect, useRef } from 'react';

/** The heading of the page, which can take the focus. */
const HEADING = 'main h1';

/** Whether the focus is nowhere, or in a dialog that closes. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('[role=dialog]') !== null;
}

/**
 * After a step the control that took it is often gone, and the focus with it: it goes on to the element of the
 * selector, or to the heading of the page. A change that somebody else made moves no focus.
 */
export function useFocusAfterStep(state: string, selector: string = HEADING) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (isLost())
      (document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(HEADING))?.focus();
  }, [state, selector]);
}
