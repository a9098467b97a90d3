import { saveAttempt, serverMessage } from '@portal/api-slice';
import type { EvaluationWithoutFigures } from '@portal/domain';
import { useDraftForm } from '@portal/ui/form';
import type { DraftFormState, SaveAttempt } from '@portal/ui/form';
import { useCloseEvaluationMutation, useSaveReviewMutation } from '../api/evaluations';
import { EVALUATION_MESSAGES } from './messages';
import { draftProblems, fieldFor, reviewDifferences, reviewValues, sentClosing, sentReview } from './review-values';
import type { ReviewValues } from './review-values';

type ReviewAct = 'save' | 'close';

export type ReviewState = DraftFormState<ReviewValues, EvaluationWithoutFigures, 'close'>;

const { review: texts } = EVALUATION_MESSAGES;

/** The form of a review: saves a draft, or closes the evaluation irrevocably. */
export const useReview = (evaluation: EvaluationWithoutFigures, draftKey: string): ReviewState =>
  useDraftForm({
    draftKey,
    valuesOf: reviewValues,
    differences: reviewDifferences,
    texts,
    ...useSend(evaluation),
  });

/** Sends a review that has passed the validation of a draft. */
function useSend({ _id: id, status }: EvaluationWithoutFigures) {
  const [save, saving] = useSaveReviewMutation();
  const [close, closing] = useCloseEvaluationMutation();

  async function sent(act: ReviewAct, values: ReviewValues) {
    if (act === 'save') return save({ id, body: sentReview(values) });
    if (status === 'in_review') return close({ id, body: sentClosing(values) });
    // The days of the facility are over without a statement: the first draft begins the review.
    const begun = await save({ id, body: sentReview(values) });
    return begun.data ? close({ id, body: { ...sentClosing(values), version: begun.data.version } }) : begun;
  }

  async function send(act: ReviewAct, values: ReviewValues): Promise<SaveAttempt<EvaluationWithoutFigures>> {
    const refused = draftProblems(values);
    if (Object.keys(refused).length > 0) return { state: 'failed', errors: refused, message: null };
    const answer = await sent(act, values);
    const attempt = saveAttempt(answer);
    // There is nothing to decide between two versions of what is closed by now; the page shows the present evaluation.
    if (attempt.state === 'conflict' && !attempt.record.steps.includes('review'))
      return { state: 'failed', errors: null, message: serverMessage(answer.error) };
    if (attempt.state !== 'failed' || !attempt.errors) return attempt;
    const errors = Object.entries(attempt.errors).map(([path, message]) => [fieldFor(path, values), message]);
    return { ...attempt, errors: Object.fromEntries(errors) };
  }

  return { send, isBusy: saving.isLoading || closing.isLoading };
}
