import { useCallback, useEffect, useRef } from 'react';

/** The two views of a decision: the form to make it, and the text that stands without a form. */
type View = 'form' | 'text';

/**
 * The element of the shown view, and a function that moves the focus to the other view once it is there: the button
 * that leads to it disappears, and the focus with it.
 */
export function useFocusMoved<Shown extends HTMLElement>(view: View) {
  const box = useRef<Shown>(null);
  const awaited = useRef<View | null>(null);
  // After every render, because the view may have to load first.
  useEffect(() => {
    if (awaited.current !== view || !box.current) return;
    // Not a field, which would show an error as soon as another one is clicked.
    box.current.focus();
    awaited.current = null;
  });
  const moveFocus = useCallback((to: View) => {
    awaited.current = to;
  }, []);
  return { box, moveFocus };
}
