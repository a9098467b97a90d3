import { firstToClose, isOpenCondition } from '@portal/domain';
import type { Condition } from '@portal/domain';
import { useSearchParams } from '@portal/ui/router';
import { useCallback } from 'react';
import { FIRST_DUE_PARAM } from '../evaluations/use-sheet-url-state';

/** The condition that is being closed, in the URL; a link to the first one means the first one reported as met. */
export function useChosenCondition(conditions: readonly Condition[]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('condition');
  const chosen =
    asked === FIRST_DUE_PARAM
      ? firstToClose(conditions)
      : conditions.find((one) => one._id === asked && isOpenCondition(one));
  const choose = useCallback(
    (id: string | null) =>
      setParams(
        (now) => {
          const changed = new URLSearchParams(now);
          if (id === null) changed.delete('condition');
          else changed.set('condition', id);
          return changed;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setParams],
  );
  return { chosen, choose };
}
