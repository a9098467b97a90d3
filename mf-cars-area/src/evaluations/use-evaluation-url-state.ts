import type { InstrumentKind } from '@portal/domain';
import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';
import { ASPECTS } from './aspects';
import type { InstrumentAspect } from './aspects';

/** What is open in a tab of instruments; it stands in the address: a link, a reload and a new login lead to the same. */
export interface EvaluationUrlState {
  /** The aspect and the instrument whose evaluation is open. */
  evaluation: { aspect: InstrumentAspect; instrumentId: string } | null;
  /** Id of the instrument whose data are open. */
  system: string | null;
}

const evaluationParam = (aspect: InstrumentAspect, instrumentId: string) => `${aspect.path}.${instrumentId}`;

/** What an address opens of the instruments of one kind. */
export function evaluationUrlStateOf(params: URLSearchParams, kind: InstrumentKind): EvaluationUrlState {
  const [path, instrumentId = ''] = params.get('evaluation')?.split('.') ?? [];
  const aspect = ASPECTS[kind].find((one) => one.path === path);
  const [systemKind, systemId = null] = params.get('system')?.split('.') ?? [];
  return {
    evaluation: aspect ? { aspect, instrumentId } : null,
    system: systemKind === kind ? systemId : null,
  };
}

/** What is open of the instruments of one kind, and how to open and close it. */
export function useEvaluationUrlState(kind: InstrumentKind) {
  const [params, setParams] = useSearchParams();
  const urlState = useMemo(() => evaluationUrlStateOf(params, kind), [params, kind]);
  const change = useCallback(
    (name: 'evaluation' | 'system', value: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('tab', `${kind}s`);
          next.delete('evaluation');
          next.delete('system');
          if (value !== null) next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      ),
    [kind, setParams],
  );
  return {
    urlState,
    openEvaluation: useCallback(
      (aspect: InstrumentAspect, instrumentId: string) => change('evaluation', evaluationParam(aspect, instrumentId)),
      [change],
    ),
    openSystem: useCallback((id: string) => change('system', `${kind}.${id}`), [change, kind]),
    close: useCallback(() => change('evaluation', null), [change]),
  };
}

/** Whether going somewhere closes the window of this evaluation. */
export function useIsLeavingEvaluation(aspect: InstrumentAspect, instrumentId: string) {
  const { pathname } = useLocation();
  const param = evaluationParam(aspect, instrumentId);
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || new URLSearchParams(next.search).get('evaluation') !== param,
    [pathname, param],
  );
}
