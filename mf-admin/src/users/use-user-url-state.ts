import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';

/** State of the page in its URL: a link, a reload, Back and a new login restore it. */
export interface UserUrlState {
  isAdding: boolean;
  edit: string | null;
  reset: string | null;
  lock: string | null;
  anonymise: string | null;
}

/** Reads the page's state from a URL's query. */
export const userUrlStateOf = (params: URLSearchParams): UserUrlState => ({
  isAdding: params.has('add'),
  edit: params.get('edit'),
  reset: params.get('reset'),
  lock: params.get('lock'),
  anonymise: params.get('anonymise'),
});

/** The query with a changed state of the page; the table's parameters are kept. */
export function withUserUrlState(params: URLSearchParams, change: Partial<UserUrlState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { isAdding, ...dialogs } = change;
  if (isAdding === true) next.set('add', 'open');
  if (isAdding === false) next.delete('add');
  for (const [name, id] of Object.entries(dialogs)) {
    if (id === null) next.delete(name);
    else next.set(name, id);
  }
  return next;
}

/** The page's state in the URL, and a function that changes it. */
export function useUserUrlState() {
  const [params, setParams] = useSearchParams();
  const urlState = useMemo(() => userUrlStateOf(params), [params]);
  const go = useCallback(
    (change: Partial<UserUrlState>) => setParams((now) => withUserUrlState(now, change), { preventScrollReset: true }),
    [setParams],
  );
  return { urlState, go };
}

/** Returns whether a navigation closes a form that is open only in some states of the URL. */
export function useIsLeaving(isOpenAt: (urlState: UserUrlState) => boolean) {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || !isOpenAt(userUrlStateOf(new URLSearchParams(next.search))),
    [pathname, isOpenAt],
  );
}
