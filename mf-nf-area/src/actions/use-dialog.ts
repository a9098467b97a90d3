import { useEffect, useRef, useState } from 'react';

/** Whether the focus is on nothing that stays: on nothing at all, in a window, or on something in this box. */
function isFocusFree(box: Element) {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || box.contains(activeElement)) return true;
  return activeElement.closest('[role=dialog]') !== null;
}

/**
 * A window that is there from when it is opened until it has closed: then it starts anew, and has given the focus back.
 * Once the action behind it cannot be taken any more, its button cannot have the focus: the note beside it does.
 */
export function useDialog(isPossible: boolean) {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  const note = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current ||= state !== 'gone';
    // The window closes before or after its action is known to be over.
    if (state !== 'gone' || isPossible || !wasOpen.current) return;
    wasOpen.current = false;
    const box = note.current?.parentElement;
    if (box && isFocusFree(box)) note.current?.focus();
  }, [state, isPossible]);
  return {
    isThere: state !== 'gone',
    show: () => setState('open'),
    note,
    /** What the window takes. */
    props: { open: state === 'open', onClose: () => setState('closing'), onClosed: () => setState('gone') },
  };
}

/** What a window takes to be opened and closed. */
export type WindowProps = ReturnType<typeof useDialog>['props'];
