import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Removes URL parameters, all at once and without a new history entry: those with values that do not exist are ignored,
 * and an address that keeps them would promise what the page does not show.
 */
export function useDropParameters(names: readonly string[]): void {
  const [, setParams] = useSearchParams();
  const listed = names.join(' ');
  useEffect(() => {
    if (listed === '') return;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of listed.split(' ')) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [listed, setParams]);
}
