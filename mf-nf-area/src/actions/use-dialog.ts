import { useEffect, useRef, useState } from 'react';

/** Whether the focused element is about to go: none at all, one in a dialog, or one in this box. */
function isFocusFree(box: Element) {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || box.contains(activeElement)) return true;
  return activeElement.closest('[role=dialog]') !== null;
}

/**
 * A dialog that exists from opening until its closing animation is over; by then it has returned the focus, and the next
 * opening starts afresh. The focus goes to the note once the button is disabled, as its action is no longer possible.
 */
export function useDialog(isPossible: boolean) {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  const note = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current ||= state !== 'gone';
    // The dialog may close before or after its action is known to be over.
    if (state !== 'gone' || isPossible || !wasOpen.current) return;
    wasOpen.current = false;
    const box = note.current?.parentElement;
    if (box && isFocusFree(box)) note.current?.focus();
  }, [state, isPossible]);
  return {
    isThere: state !== 'gone',
    show: () => setState('open'),
    note,
    props: { open: state === 'open', onClose: () => setState('closing'), onClosed: () => setState('gone') },
  };
}

/** Props that open and close a dialog. */
export type DialogProps = ReturnType<typeof useDialog>['props'];
