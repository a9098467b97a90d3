import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';

const DIALOGS = ['invite', 'reviewers', 'transfer', 'due', 'archive'] as const;
export type FacilityDialog = (typeof DIALOGS)[number];

/** State of the page in its URL: a link, a reload, Back and a new login restore it. */
export interface FacilityUrlState {
  isAdding: boolean;
  dialog: { about: FacilityDialog; id: string } | null;
}

/** Reads the page's state from a URL's query. */
export function facilityUrlStateOf(params: URLSearchParams): FacilityUrlState {
  const about = DIALOGS.find((name) => params.has(name));
  return { isAdding: params.has('add'), dialog: about ? { about, id: params.get(about) ?? '' } : null };
}

/** The query with another state of the page; the table's parameters stay. */
export function withFacilityUrlState(params: URLSearchParams, change: Partial<FacilityUrlState>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (change.isAdding === true) next.set('add', 'open');
  if (change.isAdding === false) next.delete('add');
  if (change.dialog !== undefined) for (const name of DIALOGS) next.delete(name);
  if (change.dialog) next.set(change.dialog.about, change.dialog.id);
  return next;
}

/** The page's state in the URL, and a function that changes it. */
export function useFacilityUrlState() {
  const [params, setParams] = useSearchParams();
  const urlState = useMemo(() => facilityUrlStateOf(params), [params]);
  const go = useCallback(
    (change: Partial<FacilityUrlState>) =>
      setParams((now) => withFacilityUrlState(now, change), { preventScrollReset: true }),
    [setParams],
  );
  return { urlState, go };
}

/** Whether a navigation closes the form for a new facility. */
export function useIsLeavingAdding() {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) =>
      next.pathname !== pathname || !facilityUrlStateOf(new URLSearchParams(next.search)).isAdding,
    [pathname],
  );
}
