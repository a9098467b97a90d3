import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';

export type TabKey = 'info' | 'lidars' | 'photometers' | 'book' | 'timeline' | 'deputies' | 'history';
export type InstrumentKind = 'lidar' | 'photometer';

/**
 * The open parts of the page. All are in the URL, so that links, reloads, Back and a new login restore the same view.
 */
export interface UrlState {
  tab: TabKey;
  /** Id of the instrument whose dialog is open. */
  lidar: string | null;
  photometer: string | null;
  /** Id of the lidar whose compliance hints are open. */
  hints: string | null;
  adds: readonly InstrumentKind[];
  /** Ids of the new instruments in those forms; their local drafts are stored under these ids. */
  copies: Readonly<Record<InstrumentKind, string | null>>;
  /** Dotted path of the field to focus. */
  field: string | null;
  isChecking: boolean;
  /** Whether to focus the first missing field once it is known. */
  asksFirst: boolean;
  /** Id of the condition whose report is open. */
  condition: string | null;
  /** Whether to open the upload of the upgrade plan. */
  asksPlan: boolean;
  /** Whether to move the focus to the answer of the first open question. */
  asksAnswer: boolean;
}

const TABS: readonly TabKey[] = ['info', 'lidars', 'photometers', 'book', 'timeline', 'deputies', 'history'];
const KINDS: readonly InstrumentKind[] = ['lidar', 'photometer'];

/** Whether the form of a new instrument is shown, which has the primary button of the page. */
export const isAdding = ({ tab, adds }: UrlState): boolean =>
  adds.some((kind) => tab === (kind === 'lidar' ? 'lidars' : 'photometers'));

/** Reads the open parts of the page from a query. */
export function urlStateOf(params: URLSearchParams): UrlState {
  const adds = params.getAll('add');
  return {
    tab: TABS.find((tab) => tab === params.get('tab')) ?? 'info',
    lidar: params.get('lidar'),
    photometer: params.get('photometer'),
    hints: params.get('hints'),
    adds: KINDS.filter((kind) => adds.includes(kind)),
    copies: { lidar: params.get('lidar.copy'), photometer: params.get('photometer.copy') },
    field: params.get('field'),
    isChecking: params.has('check'),
    asksFirst: params.get('check') === 'first',
    condition: params.get('condition'),
    asksPlan: params.has('plan'),
    asksAnswer: params.has('answer'),
  };
}

/** A query with changed parts; parameters of other components, such as the search of a table, are kept. */
export function withUrlState(params: URLSearchParams, change: Partial<UrlState>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { adds, copies, isChecking, asksFirst, asksPlan, asksAnswer, ...texts } = change;
  for (const [name, value] of Object.entries(texts)) {
    if (value === null || value === 'info') next.delete(name);
    else next.set(name, value);
  }
  // A request for the focus applies to a single navigation.
  if (!('field' in change)) next.delete('field');
  if (adds) next.delete('add');
  for (const kind of adds ?? []) next.append('add', kind);
  for (const kind of KINDS) {
    const copy = copies?.[kind];
    if (typeof copy === 'string') next.set(`${kind}.copy`, copy);
    else if (copies || (adds && !adds.includes(kind))) next.delete(`${kind}.copy`);
  }
  if (isChecking === true) next.set('check', 'open');
  if (isChecking === false) next.delete('check');
  if (asksFirst === true) next.set('check', 'first');
  if (asksPlan === false) next.delete('plan');
  if (asksAnswer === false) next.delete('answer');
  return next;
}

/** The open parts of the page, and navigation between them. */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const urlState = useMemo(() => urlStateOf(params), [params]);
  const go = useCallback(
    (change: Partial<UrlState>) => setParams((now) => withUrlState(now, change), { preventScrollReset: true }),
    [setParams],
  );
  /** The same change as a URL, for links. */
  const to = useCallback((change: Partial<UrlState>) => `?${withUrlState(params, change)}`, [params]);
  /** Applies a change by replacing the current history entry; a request for the focus is kept. */
  const correct = useCallback(
    (change: Partial<UrlState>) =>
      setParams((now) => withUrlState(now, { field: now.get('field'), ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const forgetField = useCallback(() => correct({ field: null }), [correct]);
  return { urlState, go, to, correct, forgetField };
}

/** Returns whether a navigation closes a form that is open only because of the URL. */
export function useIsLeaving(isOpenAt: (urlState: UrlState) => boolean) {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || !isOpenAt(urlStateOf(new URLSearchParams(next.search))),
    [pathname, isOpenAt],
  );
}
