import { useEffect, useRef } from 'react';

/** For something that opens over the page: takes the focus while it is there, and gives it back if it still has it. */
export function useFocusWhileOpen() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const opened = element.current;
    opened?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const wasLeft = activeElement !== document.body && !opened?.contains(activeElement);
      if (!wasLeft && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
