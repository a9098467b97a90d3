import { saveAttempt } from '@portal/api-slice';
import { evaluationDraftSchema, problems } from '@portal/domain';
import type { EditedEvaluation } from '@portal/domain';
import { useRecordForm } from '@portal/ui/form';
import type { FramedForm, SaveAttempt } from '@portal/ui/form';
import { useCallback, useState } from 'react';
import { useSaveEvaluationMutation, useSubmitEvaluationMutation } from '../api/evaluation';
import { evaluationFormValues } from './evaluation-values';
import type { EvaluationFormValues } from './evaluation-values';
import type { EvaluationTask } from './evaluation-task';
import { evaluationDifferences } from './in-words';
import { useEvaluationLists } from './lists';
import { EVALUATION_MESSAGES } from './messages';

export type EvaluationAct = 'edit' | 'submit';

/** The outcome of the last attempt, shown beside the buttons. */
export interface Notice {
  tone: 'info' | 'error';
  title: string;
  text?: string | null;
}

/** The form of an evaluation, and the state of its buttons. */
export interface EvaluationFormState {
  form: FramedForm;
  isBusy: boolean;
  notice: Notice | null;
  forgetNotice: () => void;
  /** Whether the confirmation before a submission is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  run: (act: EvaluationAct, values: EvaluationFormValues) => Promise<void>;
}

const { form: texts } = EVALUATION_MESSAGES;
const TITLES: Record<EvaluationAct, string> = { edit: texts.notSaved, submit: texts.notSubmitted };

/** The form of an evaluation: saves a draft or submits. Closes when no input is unsaved and nothing else is due. */
export function useEvaluationForm(task: EvaluationTask, draftKey: string): EvaluationFormState {
  const { aspect, evaluation, onClose, next } = task;
  const { send, isBusy } = useSend(task);
  const lists = useEvaluationLists();
  const form = useRecordForm<EvaluationFormValues, EditedEvaluation, EvaluationAct>(
    {
      draftKey,
      valuesOf: (stored) => evaluationFormValues(aspect, stored),
      differences: (theirs, mine) => evaluationDifferences(aspect, theirs, mine, lists),
      undecided: texts.conflict,
    },
    // A version that the user has not seen must not be replaced by a submission, so mine is saved as the draft first.
    (values, act, theirs) => send(theirs ? 'edit' : act, values),
  );
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isAsking, setAsking] = useState(false);
  /** The version that was submitted; the page shows the outcome once it has loaded the next one. */
  const [sentFrom, setSentFrom] = useState<number | null>(null);

  const forgetNotice = useCallback(() => setNotice(null), []);

  async function run(act: EvaluationAct, values: EvaluationFormValues) {
    setNotice(null);
    const outcome = await form.submit(values, act);
    setAsking(false);
    if (outcome.state === 'failed')
      setNotice({
        tone: 'error',
        title: TITLES[act],
        text: outcome.errors ? texts.correct : `${outcome.message ?? ''} ${texts.kept}`.trim(),
      });
    if (outcome.state !== 'saved') return;
    if (act === 'submit' && outcome.isOverwriting) setNotice({ tone: 'info', title: texts.savedOnly });
    else if (outcome.canClose && act === 'submit' && next) setSentFrom(evaluation.version);
    else if (outcome.canClose) onClose?.();
  }

  return { form, isBusy: isBusy || sentFrom === evaluation.version, notice, forgetNotice, isAsking, setAsking, run };
}

/** Sends an evaluation that has passed the validation of a draft. */
function useSend({ address, aspect }: EvaluationTask) {
  const [saveDraft, saving] = useSaveEvaluationMutation();
  const [submit, submitting] = useSubmitEvaluationMutation();

  async function send(act: EvaluationAct, values: EvaluationFormValues): Promise<SaveAttempt<EditedEvaluation>> {
    const schema = evaluationDraftSchema(aspect);
    const refused = problems(schema, values).map(({ path, message }) => [path, message] as const);
    if (refused.length > 0) return { state: 'failed', errors: Object.fromEntries(refused), message: null };
    const answer = await (act === 'edit' ? saveDraft : submit)({ ...address, evaluation: schema.cast(values) });
    return saveAttempt(answer);
  }

  return { send, isBusy: saving.isLoading || submitting.isLoading };
}
