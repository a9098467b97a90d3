import { useListConditionsQuery, useListDecisionsQuery } from '@portal/api-slice';
import { isEvaluated } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { useListPlanAssessmentsQuery } from '../api/plan-assessments';

/** The decisions of the round, the conditions, and the assessments of the plan; none of them is requested in vain. */
export function useResult(facility: NationalFacility) {
  const { status, round, final_report, user_file } = facility.submissions.initial_acceptance;
  const isDecided = isEvaluated(status.code);
  const isAssessed = final_report !== null && user_file !== null;
  const decisions = useListDecisionsQuery(facility._id, { skip: !isDecided });
  const conditions = useListConditionsQuery(facility._id, { skip: !isDecided && round === 1 });
  const assessments = useListPlanAssessmentsQuery(facility._id, { skip: !isAssessed });
  return {
    isDecided,
    decisions: decisions.currentData ?? [],
    conditions: conditions.currentData ?? [],
    assessments: assessments.currentData ?? [],
    isLoading: decisions.isLoading || conditions.isLoading || assessments.isLoading,
  };
}
