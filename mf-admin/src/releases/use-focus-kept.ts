import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a box when the button that had it goes: a window that closes gives the focus back to a button that
 * may be gone already, or is gone once the list is loaded anew. `change` is what such a change brings, `null` before.
 */
export function useFocusKept(change: string | null | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const focusIfLost = useCallback(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  useEffect(() => {
    if (change !== null) focusIfLost();
  }, [change, focusIfLost]);
  return { box, focusIfLost };
}
