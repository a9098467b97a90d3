import { isInputStored } from '@portal/ui/form';
import type { KeepUnsavedProps, NextLocation } from '@portal/ui/form';
import { useLocation } from '@portal/ui/router';
import { useMemo } from 'react';

/**
 * Whether a navigation leaves a form in the sheet. A step to another evaluation does not as long as the text is kept:
 * it is there again when the user comes back.
 */
export function useIsLeavingKept(isLeaving: KeepUnsavedProps['isLeaving'], draftKey: string) {
  const { pathname } = useLocation();
  return useMemo(() => {
    const isStep = (next: NextLocation) =>
      next.pathname === pathname && new URLSearchParams(next.search).has('evaluation');
    return isLeaving && ((next: NextLocation) => isLeaving(next) && !(isStep(next) && isInputStored(draftKey)));
  }, [isLeaving, draftKey, pathname]);
}
