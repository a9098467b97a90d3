import { saveAttempt, serverMessage } from '@portal/api-slice';
import type { QaTest } from '@portal/domain';
import { useRecordForm } from '@portal/ui/form';
import type { FramedForm, SaveAttempt } from '@portal/ui/form';
import { useCallback, useState } from 'react';
import { useConcludeTestMutation, useSaveTestEvaluationMutation } from '../../api/qa-tests';
import { TEST_MESSAGES } from './messages';
import { draftProblems, evaluationDifferences, evaluationValues, fieldFor, sentEvaluation } from './test-evaluation';
import type { TestEvaluationValues } from './test-evaluation';

export type EvaluationAct = 'save' | 'conclude';

/** The outcome of the last attempt, shown beside the buttons. */
export interface EvaluationNotice {
  tone: 'info' | 'error';
  title: string;
  text?: string | null;
}

export interface TestEvaluationState {
  form: FramedForm;
  isBusy: boolean;
  notice: EvaluationNotice | null;
  forgetNotice: () => void;
  /** Whether the confirmation before the conclusion is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  run: (act: EvaluationAct, values: TestEvaluationValues) => Promise<void>;
}

const { evaluation: texts } = TEST_MESSAGES;
const TITLES: Record<EvaluationAct, string> = { save: texts.notSaved, conclude: texts.notConcluded };

/** The form of a test's evaluation: saves a draft or concludes irrevocably. */
export function useTestEvaluation(id: string, names: readonly string[], draftKey: string): TestEvaluationState {
  const { send, isBusy } = useSend(id, names);
  const form = useRecordForm<TestEvaluationValues, QaTest, EvaluationAct>(
    {
      draftKey,
      valuesOf: (test) => evaluationValues(test, names),
      differences: (theirs, mine) => evaluationDifferences(theirs, mine, names),
      undecided: texts.conflict,
    },
    // A version that the user has not seen must not be replaced by a conclusion, so mine is saved as the draft first.
    (values, act, theirs) => send(theirs ? 'save' : act, values),
  );
  const [notice, setNotice] = useState<EvaluationNotice | null>(null);
  const [isAsking, setAsking] = useState(false);

  const forgetNotice = useCallback(() => setNotice(null), []);

  async function run(act: EvaluationAct, values: TestEvaluationValues) {
    setNotice(null);
    const outcome = await form.submit(values, act);
    setAsking(false);
    if (outcome.state === 'failed')
      setNotice({
        tone: 'error',
        title: TITLES[act],
        text: outcome.errors ? texts.correct : `${outcome.message ?? ''} ${texts.kept}`.trim(),
      });
    if (outcome.state === 'saved' && act === 'conclude' && outcome.isOverwriting)
      setNotice({ tone: 'info', title: texts.savedOnly });
  }

  return { form, isBusy, notice, forgetNotice, isAsking, setAsking, run };
}

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
