import { useSearchParams } from '@portal/ui/router';
import type { NextLocation } from '@portal/ui/form';
import { useLocation } from '@portal/ui/router';
import { useCallback } from 'react';

/** The name of the synergy evaluation in the URL; that of an instrument is "aspect.id". */
export const SYNERGY_PARAM = 'synergy';

/**
 * The value with which a link requests the first evaluation that the user still has to submit, or the first condition
 * still to be closed, which may change after the link was made.
 */
export const FIRST_DUE_PARAM = 'first';

const NAMES = ['evaluation', 'system'] as const;

/**
 * The content of the sheet over the page. It is in the URL, so that links, reloads and a new login lead to the same
 * view.
 */
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
    /** Shows another evaluation in the sheet, in the same history entry, so that "Back" still closes the sheet. */
    step: useCallback((param: string | null) => change('evaluation', param, true), [change]),
    close: useCallback(() => change('evaluation', null, false), [change]),
  };
}

/** Returns whether a navigation closes the sheet of this evaluation. */
export function useIsLeavingEvaluation(param: string) {
  const { pathname } = useLocation();
  return useCallback(
    (next: NextLocation) => next.pathname !== pathname || new URLSearchParams(next.search).get('evaluation') !== param,
    [pathname, param],
  );
}
