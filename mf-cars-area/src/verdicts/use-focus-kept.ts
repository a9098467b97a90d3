import { useCallback, useEffect, useRef } from 'react';

/**
 * Where the focus goes when a form that had it becomes something to read. `settle` is for what closes after that;
 * a focus that is elsewhere by then stays there.
 */
export function useFocusKept(mayEdit: boolean) {
  const reading = useRef<HTMLParagraphElement>(null);
  const settle = useCallback(() => {
    if (document.activeElement === document.body) reading.current?.focus();
  }, []);
  const couldEdit = useRef(mayEdit);
  useEffect(() => {
    if (couldEdit.current && !mayEdit) settle();
    couldEdit.current = mayEdit;
  }, [mayEdit, settle]);
  return { reading, settle };
}
