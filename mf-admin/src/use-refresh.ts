import { useEffect, useRef } from 'react';

/**
 * Refreshes something again and again while somebody looks: not while the tab is hidden, and at once when it is shown
 * again after longer than `everyMs`.
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
