import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';

/** Tabs of the facility's page. */
export type TabKey = 'info' | 'lidars' | 'photometers' | 'history';
export type InstrumentKind = 'lidar' | 'photometer';

/** What of the page is open. All of it stands in the address: a link, a reload, Back and a new login lead to the same. */
export interface UrlState {
  tab: TabKey;
  /** Id of the instrument whose window is open. */
  lidar: string | null;
  photometer: string | null;
  /** Id of the lidar whose compliance hints are open. */
  hints: string | null;
  /** The forms for a new instrument that are open. */
  adds: readonly InstrumentKind[];
  /** Dotted path of the field that gets the focus. */
  field: string | null;
  /** Whether the list of what is missing is open. */
  isChecking: boolean;
}

const TABS: readonly TabKey[] = ['info', 'lidars', 'photometers', 'history'];
const KINDS: readonly InstrumentKind[] = ['lidar', 'photometer'];

/** What of the page an address opens. */
export function urlStateOf(params: URLSearchParams): UrlState {
  const adds = params.getAll('add');
  return {
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'info',
    lidar: params.get('lidar'),
    photometer: params.get('photometer'),
    hints: params.get('hints'),
    adds: KINDS.filter((kind) => adds.includes(kind)),
    field: params.get('field'),
    isChecking: params.has('check'),
  };
}

/** The address with something else open; what the page does not know of (the search of a table) stays. */
export function withUrlState(params: URLSearchParams, change: Partial<UrlState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { adds, isChecking, ...texts } = change;
  for (const [name, value] of Object.entries(texts)) {
    if (value === null || value === 'info') next.delete(name);
    else next.set(name, value);
  }
  // The focus is asked for by one step of the way only.
  if (!('field' in change)) next.delete('field');
  if (adds) next.delete('add');
  for (const kind of adds ?? []) next.append('add', kind);
  if (isChecking === true) next.set('check', 'open');
  if (isChecking === false) next.delete('check');
  return next;
}

/** What of the page is open, and how to open something else. */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const urlState = useMemo(() => urlStateOf(params), [params]);
  const go = useCallback(
    (change: Partial<UrlState>) => setParams((now) => withUrlState(now, change), { preventScrollReset: true }),
    [setParams],
  );
  /** The same as an address, for links. */
  const to = useCallback((change: Partial<UrlState>) => `?${withUrlState(params, change)}`, [params]);
  const forgetField = useCallback(
    () => setParams((now) => withUrlState(now, { field: null }), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return { urlState, go, to, forgetField };
}

/** For a form that is open only while the address says so: whether going there closes it. */
export function useIsLeaving(isOpenAt: (urlState: UrlState) => boolean) {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || !isOpenAt(urlStateOf(new URLSearchParams(next.search))),
    [pathname, isOpenAt],
  );
}
