import type { InstrumentKind } from '@portal/domain';
import type { NextLocation } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';
import { ASPECTS } from './aspects';
import type { InstrumentAspect } from './aspects';

/** The open dialog of an instrument tab. It is in the URL, so that links, reloads and a new login lead to the same view. */
export interface EvaluationUrlState {
  /** The aspect and the instrument whose evaluation is open. */
  evaluation: { aspect: InstrumentAspect; instrumentId: string } | null;
  /** Id of the instrument whose data are open. */
  system: string | null;
}

const evaluationParam = (aspect: InstrumentAspect, instrumentId: string) => `${aspect.path}.${instrumentId}`;

/** Reads the open dialog of one kind of instrument from a query. */
export function evaluationUrlStateOf(params: URLSearchParams, kind: InstrumentKind): EvaluationUrlState {
  const [path, instrumentId = ''] = params.get('evaluation')?.split('.') ?? [];
  const aspect = ASPECTS[kind].find((candidate) => candidate.path === path);
  const [systemKind, systemId = null] = params.get('system')?.split('.') ?? [];
  return {
    evaluation: aspect ? { aspect, instrumentId } : null,
    system: systemKind === kind ? systemId : null,
  };
}

/** The open dialog of one kind of instrument, and its navigation. */
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

/** Tells whether a navigation closes the dialog of this evaluation. */
export function useIsLeavingEvaluation(aspect: InstrumentAspect, instrumentId: string) {
  const { pathname } = useLocation();
  const param = evaluationParam(aspect, instrumentId);
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || new URLSearchParams(next.search).get('evaluation') !== param,
    [pathname, param],
  );
}
