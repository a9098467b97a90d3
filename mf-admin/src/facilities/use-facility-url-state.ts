import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';

/** Windows about one facility. */
const WINDOWS = ['invite', 'reviewers', 'transfer', 'due'] as const;
export type FacilityDialog = (typeof WINDOWS)[number];

/** What of the page is open. It stands in the address: a link, a reload, Back and a new login lead to the same. */
export interface FacilityUrlState {
  /** Whether the form for a new facility is open. */
  isAdding: boolean;
  /** The window that is open, and the id of its facility. */
  window: { about: FacilityDialog; id: string } | null;
}

/** What of the page an address opens. */
export function facilityUrlStateOf(params: URLSearchParams): FacilityUrlState {
  const about = WINDOWS.find((name) => params.has(name));
  return { isAdding: params.has('add'), window: about ? { about, id: params.get(about) ?? '' } : null };
}

/** The address with something else open; what the table keeps there stays. */
export function withFacilityUrlState(params: URLSearchParams, change: Partial<FacilityUrlState>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (change.isAdding === true) next.set('add', 'open');
  if (change.isAdding === false) next.delete('add');
  if (change.window !== undefined) for (const name of WINDOWS) next.delete(name);
  if (change.window) next.set(change.window.about, change.window.id);
  return next;
}

/** What of the page is open, and how to open something else. */
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

/** Whether going there closes the form for a new facility. */
export function useIsLeavingAdding() {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) =>
      next.pathname !== pathname || !facilityUrlStateOf(new URLSearchParams(next.search)).isAdding,
    [pathname],
  );
}
