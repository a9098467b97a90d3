import { useSearchParams } from '@portal/ui/router';
import type { NextLocation } from '@portal/ui/form';
import { useLocation } from '@portal/ui/router';
import { useCallback } from 'react';

/** How the URL names the evaluation of the synergy; one of an instrument is "aspect.id". */
export const SYNERGY_PARAM = 'synergy';

/** How a link asks for the first evaluation that the user has yet to give, which may change after the link was made. */
export const FIRST_DUE_PARAM = 'first';

const NAMES = ['evaluation', 'system'] as const;

/** What the sheet over the page shows. It is in the URL, so that links, reloads and a new login lead to the same view. */
export function useSheetUrlState() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (name: (typeof NAMES)[number], value: string | null, replace: boolean) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const each of NAMES) next.delete(each);
          if (value !== null) next.set(name, value);
          return next;
        },
        { preventScrollReset: true, replace },
      ),
    [setParams],
  );
  return {
    evaluation: params.get('evaluation'),
    system: params.get('system'),
    open: useCallback((param: string) => change('evaluation', param, false), [change]),
    /** Shows another evaluation in the sheet; "Back" still closes it. */
    step: useCallback((param: string | null) => change('evaluation', param, true), [change]),
    close: useCallback(() => change('evaluation', null, false), [change]),
  };
}

/** Tells whether a navigation closes the sheet of this evaluation. */
export function useIsLeavingEvaluation(param: string) {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || new URLSearchParams(next.search).get('evaluation') !== param,
    [pathname, param],
  );
}
