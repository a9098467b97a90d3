import { saveAttempt, serverMessage } from '@portal/api-slice';
import type { EvaluationWithoutFigures } from '@portal/domain';
import { useRecordForm } from '@portal/ui/form';
import type { FramedForm, SaveAttempt } from '@portal/ui/form';
import { useCallback, useState } from 'react';
import { useCloseEvaluationMutation, useSaveReviewMutation } from '../api/evaluations';
import { EVALUATION_MESSAGES } from './messages';
import { draftProblems, fieldFor, reviewDifferences, reviewValues, sentClosing, sentReview } from './review-values';
import type { ReviewValues } from './review-values';

type ReviewAct = 'save' | 'close';

/** The outcome of the last attempt, shown beside the buttons. */
export interface ReviewNotice {
  tone: 'info' | 'error';
  title: string;
  text?: string | null;
}

export interface ReviewState {
  form: FramedForm;
  isBusy: boolean;
  notice: ReviewNotice | null;
  forgetNotice: () => void;
  /** Whether the confirmation before the evaluation is closed is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  run: (act: ReviewAct, values: ReviewValues) => Promise<void>;
}

const { review: texts } = EVALUATION_MESSAGES;
const TITLES: Record<ReviewAct, string> = { save: texts.notSaved, close: texts.notClosed };

/** The form of a review: saves a draft, or closes the evaluation irrevocably. */
export function useReview(evaluation: EvaluationWithoutFigures, draftKey: string): ReviewState {
  const { send, isBusy } = useSend(evaluation);
  const form = useRecordForm<ReviewValues, EvaluationWithoutFigures, ReviewAct>(
    { draftKey, valuesOf: reviewValues, differences: reviewDifferences, undecided: texts.conflict },
    // A version that the user has not seen must not be closed, so mine is saved as the draft first.
    (values, act, theirs) => send(theirs ? 'save' : act, values),
  );
  const [notice, setNotice] = useState<ReviewNotice | null>(null);
  const [isAsking, setAsking] = useState(false);
  const forgetNotice = useCallback(() => setNotice(null), []);

  async function run(act: ReviewAct, values: ReviewValues) {
    setNotice(null);
    const outcome = await form.submit(values, act);
    setAsking(false);
    if (outcome.state === 'failed')
      setNotice({
        tone: 'error',
        title: TITLES[act],
        text: outcome.errors ? texts.correct : `${outcome.message ?? ''} ${texts.kept}`.trim(),
      });
    if (outcome.state === 'saved' && act === 'close' && outcome.isOverwriting)
      setNotice({ tone: 'info', title: texts.savedOnly });
  }

  return { form, isBusy, notice, forgetNotice, isAsking, setAsking, run };
}

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
