import { saveAttempt } from '@portal/api-slice';
import { planAssessmentDraftSchema, problems } from '@portal/domain';
import type { PlanAssessment } from '@portal/domain';
import { useRecordForm } from '@portal/ui/form';
import type { FramedForm, SaveAttempt } from '@portal/ui/form';
import { useCallback, useState } from 'react';
import type { EvaluationAddress } from '../api/evaluation-address';
import { useSavePlanAssessmentMutation, useSubmitPlanAssessmentMutation } from '../api/plan-assessments';
import { assessmentDifferences, assessmentValues } from './assessment-values';
import type { AssessmentValues } from './assessment-values';
import { PLAN_MESSAGES as texts } from './messages';

export type AssessmentAct = 'edit' | 'submit';

const TITLES: Record<AssessmentAct, string> = { edit: texts.notSaved, submit: texts.notSubmitted };

/** The outcome of the last attempt, shown beside the buttons. */
export interface AssessmentNotice {
  tone: 'info' | 'error';
  title: string;
  text?: string | null;
}

/** The form of an assessment, and the state of its buttons. */
export interface AssessmentFormState {
  form: FramedForm;
  isBusy: boolean;
  notice: AssessmentNotice | null;
  forgetNotice: () => void;
  /** Whether the confirmation before a submission is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  run: (act: AssessmentAct, values: AssessmentValues) => Promise<void>;
}

/** The form of an assessment: saves a draft or submits irrevocably. */
export function useAssessmentForm(address: EvaluationAddress, draftKey: string): AssessmentFormState {
  const { send, isBusy } = useSend(address);
  const form = useRecordForm<AssessmentValues, PlanAssessment, AssessmentAct>(
    { draftKey, valuesOf: assessmentValues, differences: assessmentDifferences, undecided: texts.conflict },
    // A version that the user has not seen must not be replaced by a submission, so mine is saved as the draft first.
    (values, act, theirs) => send(theirs ? 'edit' : act, values),
  );
  const [notice, setNotice] = useState<AssessmentNotice | null>(null);
  const [isAsking, setAsking] = useState(false);

  const forgetNotice = useCallback(() => setNotice(null), []);

  async function run(act: AssessmentAct, values: AssessmentValues) {
    setNotice(null);
    const outcome = await form.submit(values, act);
    setAsking(false);
    if (outcome.state === 'failed')
      setNotice({
        tone: 'error',
        title: TITLES[act],
        text: outcome.errors ? texts.correct : `${outcome.message ?? ''} ${texts.kept}`.trim(),
      });
    if (outcome.state === 'saved' && act === 'submit' && outcome.isOverwriting)
      setNotice({ tone: 'info', title: texts.savedOnly });
  }
  return { form, isBusy, notice, forgetNotice, isAsking, setAsking, run };
}

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
    const answer = await (act === 'edit' ? saveDraft : submit)({ ...address, assessment });
    return saveAttempt(answer);
  }

  return { send, isBusy: saving.isLoading || submitting.isLoading };
}
