import { useCallback, useEffect, useRef } from 'react';

/** Whether nothing that stays has the focus: nothing at all, or a window that is not around the text. */
function isFocusFree(text: Element) {
  const { activeElement, body } = document;
  const window = activeElement?.closest('[role=dialog]');
  return activeElement === null || activeElement === body || (window ? !window.contains(text) : false);
}

/**
 * Where the focus goes when a form that had it becomes something to read. `settle` is for the question that closes
 * after that; a focus that is elsewhere on the page stays there.
 */
export function useFocusKept(mayEdit: boolean) {
  const reading = useRef<HTMLParagraphElement>(null);
  const restoreFocus = useCallback(() => {
    if (reading.current && isFocusFree(reading.current)) reading.current.focus();
  }, []);
  const couldEdit = useRef(mayEdit);
  useEffect(() => {
    if (couldEdit.current && !mayEdit) restoreFocus();
    couldEdit.current = mayEdit;
  }, [mayEdit, restoreFocus]);
  return { reading, restoreFocus };
}
