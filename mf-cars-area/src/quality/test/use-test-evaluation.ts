import { saveAttempt, serverMessage } from '@portal/api-slice';
import type { QaTest } from '@portal/domain';
import { useDraftForm } from '@portal/ui/form';
import type { DraftFormState, SaveAttempt } from '@portal/ui/form';
import { useConcludeTestMutation, useSaveTestEvaluationMutation } from '../../api/qa-tests';
import { TEST_MESSAGES } from './messages';
import { draftProblems, evaluationDifferences, evaluationValues, fieldFor, sentEvaluation } from './test-evaluation';
import type { TestEvaluationValues } from './test-evaluation';

export type EvaluationAct = 'save' | 'conclude';

export type TestEvaluationState = DraftFormState<TestEvaluationValues, QaTest, 'conclude'>;

const { evaluation: texts } = TEST_MESSAGES;

/** The form of a test's evaluation: saves a draft or concludes irrevocably. */
export const useTestEvaluation = (id: string, names: readonly string[], draftKey: string): TestEvaluationState =>
  useDraftForm({
    draftKey,
    valuesOf: (test) => evaluationValues(test, names),
    differences: (theirs, mine) => evaluationDifferences(theirs, mine, names),
    texts,
    ...useSend(id, names),
  });

const isEvaluated = ({ status, is_evaluator }: QaTest) => status === 'in_evaluation' && is_evaluator;

/** Sends an evaluation that has passed the validation of a draft. */
function useSend(id: string, names: readonly string[]) {
  const [save, saving] = useSaveTestEvaluationMutation();
  const [conclude, concluding] = useConcludeTestMutation();

  async function send(act: EvaluationAct, values: TestEvaluationValues): Promise<SaveAttempt<QaTest>> {
    const refused = draftProblems(values, names);
    if (Object.keys(refused).length > 0) return { state: 'failed', errors: refused, message: null };
    const answer = await (act === 'save' ? save : conclude)({ id, body: sentEvaluation(values, names) });
    const attempt = saveAttempt(answer);
    // There is nothing to decide between two versions of what the user no longer evaluates; the page shows the present test.
    if (attempt.state === 'conflict' && !isEvaluated(attempt.record))
      return { state: 'failed', errors: null, message: serverMessage(answer.error) };
    if (attempt.state !== 'failed' || !attempt.errors) return attempt;
    const errors = Object.entries(attempt.errors).map(([path, message]) => [fieldFor(path, names), message]);
    return { ...attempt, errors: Object.fromEntries(errors) };
  }

  return { send, isBusy: saving.isLoading || concluding.isLoading };
}
