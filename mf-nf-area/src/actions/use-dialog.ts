import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether the focused element is about to disappear: no element, one in a dialog, or one in this box. */
function isFocusFree(box: Element) {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || box.contains(activeElement)) return true;
  return activeElement.closest('[role=dialog]') !== null;
}

/**
 * A dialog that is mounted from opening until its closing animation ends. By then it has returned the focus, and the
 * next opening starts from its initial state. If the action is no longer possible, its button is disabled and the note
 * gets the focus.
 */
export function useDialog(isPossible: boolean) {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  const note = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current ||= state !== 'gone';
    // The dialog may close before or after the result of its action is known.
    if (state !== 'gone' || isPossible || !wasOpen.current) return;
    wasOpen.current = false;
    const box = note.current?.parentElement;
    if (box && isFocusFree(box)) note.current?.focus();
  }, [state, isPossible]);
  const show = useCallback(() => setState('open'), []);
  return {
    isThere: state !== 'gone',
    show,
    note,
    props: { open: state === 'open', onClose: () => setState('closing'), onClosed: () => setState('gone') },
  };
}

/** Props that open and close a dialog. */
export type DialogProps = ReturnType<typeof useDialog>['props'];
