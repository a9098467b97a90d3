import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The query of a URL without these parameters. */
function without(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  return next;
}

/**
 * Removes the URL parameters whose values do not exist, all at once and without a new history entry: an address that
 * keeps them would promise what the table does not show. Returns whether there were some, until the address changes.
 */
export function useLeftOut(names: readonly string[]): boolean {
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const [left, setLeft] = useState<string | null>(null);
  const now = `${new URLSearchParams(search)}`;
  const listed = names.join(' ');
  const isLeftOut = listed !== '' || left === now;
  // Users who have gone on and come back have been told.
  if (left !== null && !isLeftOut) setLeft(null);
  const after = listed === '' ? null : `${without(new URLSearchParams(search), names)}`;
  if (after !== null && left !== after) setLeft(after);
  useEffect(() => {
    if (listed === '') return;
    const unknown = listed.split(' ');
    setParams((params) => without(params, unknown), { replace: true, preventScrollReset: true });
  }, [listed, setParams]);
  return isLeftOut;
}
