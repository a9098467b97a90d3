import { saveAttempt } from '@portal/api-slice';
import { planAssessmentDraftSchema, problems } from '@portal/domain';
import type { PlanAssessment } from '@portal/domain';
import { useDraftForm } from '@portal/ui/form';
import type { DraftFormState, SaveAttempt } from '@portal/ui/form';
import type { EvaluationAddress } from '../api/evaluation-address';
import { useSavePlanAssessmentMutation, useSubmitPlanAssessmentMutation } from '../api/plan-assessments';
import { assessmentDifferences, assessmentValues } from './assessment-values';
import type { AssessmentValues } from './assessment-values';
import { PLAN_MESSAGES as texts } from './messages';

export type AssessmentAct = 'save' | 'submit';
export type AssessmentFormState = DraftFormState<AssessmentValues, PlanAssessment, 'submit'>;

/** The form of an assessment: saves a draft or submits irrevocably. */
export const useAssessmentForm = (address: EvaluationAddress, draftKey: string): AssessmentFormState =>
  useDraftForm({
    draftKey,
    valuesOf: assessmentValues,
    differences: assessmentDifferences,
    texts,
    ...useSend(address),
  });

/** Sends an assessment that has passed the validation of a draft. */
function useSend(address: EvaluationAddress) {
  const [saveDraft, saving] = useSavePlanAssessmentMutation();
  const [submit, submitting] = useSubmitPlanAssessmentMutation();

  async function send(
    act: AssessmentAct,
    { version, ...values }: AssessmentValues,
  ): Promise<SaveAttempt<PlanAssessment>> {
    const refused = problems(planAssessmentDraftSchema, values).map(({ path, message }) => [path, message] as const);
    if (refused.length > 0) return { state: 'failed', errors: Object.fromEntries(refused), message: null };
    const assessment = { ...planAssessmentDraftSchema.cast(values), version };
    const answer = await (act === 'save' ? saveDraft : submit)({ ...address, assessment });
    return saveAttempt(answer);
  }

  return { send, isBusy: saving.isLoading || submitting.isLoading };
}
