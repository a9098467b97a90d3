import type { InstrumentKind } from '@portal/domain';
import { useSearchParams } from '@portal/ui/router';
import { useCallback, useMemo } from 'react';
import { ASPECTS } from './aspects';
import type { InstrumentAspect } from './aspects';

/** The open sheet of an instrument tab. It is in the URL, so that links, reloads and a new login lead to the same view. */
export interface EvaluationUrlState {
  /** The aspect and instrument of the open evaluation. */
  evaluation: { aspect: InstrumentAspect; instrumentId: string } | null;
  /** Id of the instrument whose data sheet is open. */
  system: string | null;
}

/** The name of an evaluation in the URL. */
export const evaluationParam = (aspect: InstrumentAspect, instrumentId: string) => `${aspect.path}.${instrumentId}`;

/** The name of the data sheet of an instrument in the URL. */
export const systemParam = (kind: InstrumentKind, instrumentId: string) => `${kind}.${instrumentId}`;

/** Reads the open sheet of one kind of instrument from a query. */
export function evaluationUrlStateOf(params: URLSearchParams, kind: InstrumentKind): EvaluationUrlState {
  const [path, instrumentId = ''] = params.get('evaluation')?.split('.') ?? [];
  const aspect = ASPECTS[kind].find((candidate) => candidate.path === path);
  const [systemKind, systemId = null] = params.get('system')?.split('.') ?? [];
  return {
    evaluation: aspect ? { aspect, instrumentId } : null,
    system: systemKind === kind ? systemId : null,
  };
}

/** The open sheet of one kind of instrument, and functions that open it over its own tab or over another one. */
export function useEvaluationUrlState(kind: InstrumentKind, tab = `${kind}s`) {
  const [params, setParams] = useSearchParams();
  const urlState = useMemo(() => evaluationUrlStateOf(params, kind), [params, kind]);
  const change = useCallback(
    (name: 'evaluation' | 'system', value: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('tab', tab);
          next.delete('evaluation');
          next.delete('system');
          next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      ),
    [tab, setParams],
  );
  return {
    urlState,
    openEvaluation: useCallback(
      (aspect: InstrumentAspect, instrumentId: string) => change('evaluation', evaluationParam(aspect, instrumentId)),
      [change],
    ),
    openSystem: useCallback((id: string) => change('system', systemParam(kind, id)), [change, kind]),
  };
}
