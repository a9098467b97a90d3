import type { InstrumentKind } from '@portal/domain';
import type { NextPlace } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';
import { ASPECTS } from './aspects';
import type { Aspect } from './aspects';

/** What is open in a tab of instruments; it stands in the address: a link, a reload and a new login lead to the same. */
export interface VerdictPlace {
  /** The aspect and the instrument whose verdict is open. */
  verdict: { aspect: Aspect; instrumentId: string } | null;
  /** Id of the instrument whose data are open. */
  system: string | null;
}

const verdictParam = (aspect: Aspect, instrumentId: string) => `${aspect.path}.${instrumentId}`;

/** What an address opens of the instruments of one kind. */
export function verdictPlaceOf(params: URLSearchParams, kind: InstrumentKind): VerdictPlace {
  const [path, instrumentId = ''] = params.get('verdict')?.split('.') ?? [];
  const aspect = ASPECTS[kind].find((one) => one.path === path);
  const [systemKind, systemId = null] = params.get('system')?.split('.') ?? [];
  return {
    verdict: aspect ? { aspect, instrumentId } : null,
    system: systemKind === kind ? systemId : null,
  };
}

/** What is open of the instruments of one kind, and how to open and close it. */
export function useVerdictPlace(kind: InstrumentKind) {
  const [params, setParams] = useSearchParams();
  const place = useMemo(() => verdictPlaceOf(params, kind), [params, kind]);
  const change = useCallback(
    (name: 'verdict' | 'system', value: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('tab', `${kind}s`);
          next.delete('verdict');
          next.delete('system');
          if (value !== null) next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      ),
    [kind, setParams],
  );
  return {
    place,
    openVerdict: useCallback(
      (aspect: Aspect, instrumentId: string) => change('verdict', verdictParam(aspect, instrumentId)),
      [change],
    ),
    openSystem: useCallback((id: string) => change('system', `${kind}.${id}`), [change, kind]),
    close: useCallback(() => change('verdict', null), [change]),
  };
}

/** Whether going somewhere closes the window of this verdict. */
export function useLeavesVerdict(aspect: Aspect, instrumentId: string) {
  const { pathname } = useLocation();
  const param = verdictParam(aspect, instrumentId);
  return useCallback(
    (next: NextPlace) => next.pathname !== pathname || new URLSearchParams(next.search).get('verdict') !== param,
    [pathname, param],
  );
}
