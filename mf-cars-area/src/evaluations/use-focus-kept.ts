import { useCallback, useEffect, useRef } from 'react';

/** Whether the focus is free: on no element, or in a dialog that does not contain the text. */
function isFocusFree(text: Element) {
  const { activeElement, body } = document;
  const dialog = activeElement?.closest('[role=dialog]');
  return activeElement === null || activeElement === body || (dialog ? !dialog.contains(text) : false);
}

/**
 * Moves the focus to the text when a focused form turns into text, and to the form when a text becomes editable. Call
 * `restoreFocus` when the dialog closes afterwards; a focus elsewhere on the page is left unchanged.
 */
export function useFocusKept(mayEdit: boolean) {
  const reading = useRef<HTMLParagraphElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const restoreFocus = useCallback(() => {
    const target = reading.current ?? whole.current;
    // The frame had the focus while the text was not there yet.
    if (target && (isFocusFree(target) || document.activeElement === whole.current)) target.focus();
  }, []);
  const couldEdit = useRef(mayEdit);
  useEffect(() => {
    if (couldEdit.current !== mayEdit) restoreFocus();
    couldEdit.current = mayEdit;
  }, [mayEdit, restoreFocus]);
  return { reading, whole, restoreFocus };
}
