import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';

/** What of the page is open. It stands in the address: a link, a reload, Back and a new login lead to the same. */
export interface UserUrlState {
  /** Whether the form for a new user is open. */
  isAdding: boolean;
  /** Id of the user whose window is open. */
  edit: string | null;
  /** Id of the user whose password is about to be reset. */
  reset: string | null;
  /** Id of the user who is about to be anonymised. */
  anonymise: string | null;
}

/** What of the page an address opens. */
export const userUrlStateOf = (params: URLSearchParams): UserUrlState => ({
  isAdding: params.has('add'),
  edit: params.get('edit'),
  reset: params.get('reset'),
  anonymise: params.get('anonymise'),
});

/** The address with something else open; what the table keeps there stays. */
export function withUserUrlState(params: URLSearchParams, change: Partial<UserUrlState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { isAdding, ...windows } = change;
  if (isAdding === true) next.set('add', 'open');
  if (isAdding === false) next.delete('add');
  for (const [name, id] of Object.entries(windows)) {
    if (id === null) next.delete(name);
    else next.set(name, id);
  }
  return next;
}

/** What of the page is open, and how to open something else. */
export function useUserUrlState() {
  const [params, setParams] = useSearchParams();
  const urlState = useMemo(() => userUrlStateOf(params), [params]);
  const go = useCallback(
    (change: Partial<UserUrlState>) => setParams((now) => withUserUrlState(now, change), { preventScrollReset: true }),
    [setParams],
  );
  return { urlState, go };
}

/** For a form that is open only while the address says so: whether going there closes it. */
export function useIsLeaving(isOpenAt: (urlState: UserUrlState) => boolean) {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || !isOpenAt(userUrlStateOf(new URLSearchParams(next.search))),
    [pathname, isOpenAt],
  );
}
