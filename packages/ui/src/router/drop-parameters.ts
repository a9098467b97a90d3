import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query of a URL without these parameters. */
export function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  return next;
}

/**
 * Removes URL parameters, all at once and without a new history entry: those with values that do not exist are ignored,
 * and an address that keeps them would promise what the page does not show.
 */
export function useDropParameters(names: readonly string[]): void {
  const [, setParams] = useSearchParams();
  const listed = names.join(' ');
  useEffect(() => {
    if (listed === '') return;
    const dropped = listed.split(' ');
    setParams((now) => without(now, dropped), { replace: true, preventScrollReset: true });
  }, [listed, setParams]);
}
