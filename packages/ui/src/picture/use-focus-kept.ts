import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a box whose controls come and go: when the work is done, what had it is gone, and the first control
 * that is there now takes it, unless somebody went on to something else meanwhile. `focusBox` does so at any time.
 */
export function useFocusKept(isBusy: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  const focusBox = useCallback(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) focusBox();
    wasBusy.current = isBusy;
  }, [isBusy, focusBox]);
  return { box, focusBox };
}
