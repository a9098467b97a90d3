import { firstToClose, isOpenCondition } from '@portal/domain';
import type { Condition } from '@portal/domain';
import { useUrlParameter } from '@portal/ui/router';
import { FIRST_DUE_PARAM } from '../evaluations/use-sheet-url-state';

/** The condition that is being closed, in the URL; a link to the first one means the first one reported as met. */
export function useChosenCondition(conditions: readonly Condition[]) {
  const [asked, choose] = useUrlParameter('condition', { replace: true });
  const chosen =
    asked === FIRST_DUE_PARAM
      ? firstToClose(conditions)
      : conditions.find((one) => one._id === asked && isOpenCondition(one));
  return { chosen, choose };
}
