import { saveAttempt } from '@portal/api-slice';
import { evaluationDraftSchema, problems } from '@portal/domain';
import type { EditedEvaluation } from '@portal/domain';
import { useDraftForm } from '@portal/ui/form';
import { showToast } from '@portal/ui/toast';
import type { DraftFormState, SaveAttempt } from '@portal/ui/form';
import { useState } from 'react';
import { useSaveEvaluationMutation, useSubmitEvaluationMutation } from '../api/evaluation';
import { evaluationFormValues } from './evaluation-values';
import type { EvaluationFormValues } from './evaluation-values';
import type { EvaluationTask } from './evaluation-task';
import { evaluationDifferences } from './in-words';
import { useEvaluationLists } from './lists';
import { EVALUATION_MESSAGES } from './messages';

export type EvaluationAct = 'save' | 'submit';
export type EvaluationFormState = DraftFormState<EvaluationFormValues, EditedEvaluation, 'submit'>;

const { form: texts } = EVALUATION_MESSAGES;

/** The form of an evaluation: saves a draft or submits. Closes when no input is unsaved and nothing else is due. */
export function useEvaluationForm(task: EvaluationTask, draftKey: string): EvaluationFormState {
  const { aspect, about, evaluation, onClose, next } = task;
  const lists = useEvaluationLists();
  const state = useDraftForm({
    draftKey,
    valuesOf: (stored: EditedEvaluation) => evaluationFormValues(aspect, stored),
    differences: (theirs, mine: EvaluationFormValues) => evaluationDifferences(aspect, theirs, mine, lists),
    texts,
    ...useSend(task),
  });
  /** The version that was submitted; the page shows the outcome once it has loaded the next one. */
  const [sentFrom, setSentFrom] = useState<number | null>(null);

  async function run(act: EvaluationAct, values: EvaluationFormValues) {
    const outcome = await state.run(act, values);
    const isClosing = outcome.state === 'saved' && outcome.canClose && (act === 'save' || !outcome.isOverwriting);
    if (isClosing && act === 'submit' && next) setSentFrom(evaluation.version);
    else if (isClosing) {
      // Nothing follows that would say it.
      if (act === 'submit') showToast({ tone: 'success', text: texts.sent(about) });
      onClose?.();
    }
    return outcome;
  }

  return { ...state, isBusy: state.isBusy || sentFrom === evaluation.version, run };
}

/** Sends an evaluation that has passed the validation of a draft. */
function useSend({ address, aspect }: EvaluationTask) {
  const [saveDraft, saving] = useSaveEvaluationMutation();
  const [submit, submitting] = useSubmitEvaluationMutation();

  async function send(act: EvaluationAct, values: EvaluationFormValues): Promise<SaveAttempt<EditedEvaluation>> {
    const schema = evaluationDraftSchema(aspect);
    const refused = problems(schema, values).map(({ path, message }) => [path, message] as const);
    if (refused.length > 0) return { state: 'failed', errors: Object.fromEntries(refused), message: null };
    const answer = await (act === 'save' ? saveDraft : submit)({ ...address, evaluation: schema.cast(values) });
    return saveAttempt(answer);
  }

  return { send, isBusy: saving.isLoading || submitting.isLoading };
}
