import { useListRoundsQuery, useTasks } from '@portal/api-slice';
import type { NationalFacility } from '@portal/domain';
import { useFirstLoad } from '@portal/ui/core';
import { useAreVersionsLoading } from '../accepted/use-accepted-versions';
import { useResult } from '../decision/use-result';
import { useQuestions } from '../questions/use-questions';
import type { Access } from './access';

/** Whether the page of a facility has earlier rounds to show. */
export const hasEarlierRounds = ({ submissions }: NationalFacility, { maySeeHistory }: Access): boolean =>
  maySeeHistory && submissions.initial_acceptance.round > 1;

/** Whether anything above the tabs is loaded for the first time: added later, it would push them away. */
export function useIsAwaited(facility: NationalFacility, access: Access): boolean {
  const areTasks = useTasks(facility._id).isLoading;
  const isResult = useResult(facility).isLoading;
  const areVersions = useAreVersionsLoading(facility);
  const areQuestions = useQuestions(facility).isLoading;
  const areRounds = useListRoundsQuery(facility._id, { skip: !hasEarlierRounds(facility, access) }).isLoading;
  return useFirstLoad(areTasks || isResult || areVersions || areQuestions || areRounds);
}
