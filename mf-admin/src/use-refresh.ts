import { useEffect, useRef } from 'react';

/**
 * Calls `refresh` every `everyMs` milliseconds while the tab is visible, and at once when it becomes visible again
 * after a longer time.
 */
export function useRefresh(refresh: () => unknown, everyMs: number): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => {
    let last = Date.now();
    const run = () => {
      last = Date.now();
      latest.current();
    };
    const timer = setInterval(() => {
      if (!document.hidden) run();
    }, everyMs);
    const show = () => {
      if (!document.hidden && Date.now() - last >= everyMs) run();
    };
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [everyMs]);
}
