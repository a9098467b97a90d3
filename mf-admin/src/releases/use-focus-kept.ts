import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a box when the button that had it goes: a window that closes gives the focus back to a button that
 * may be gone already, or is gone once the list is loaded anew; then `isAnew`.
 */
export function useFocusKept(isAnew: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever is somewhere else by then stays there.
    if (isAnew && document.activeElement === document.body) box.current?.focus();
  }, [isAnew]);
  /** For a window that was opened from the box and is gone. */
  const focusIfLost = useCallback(() => {
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
  }, []);
  return { box, focusIfLost };
}
