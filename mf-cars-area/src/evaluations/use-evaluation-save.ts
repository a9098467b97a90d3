import {
  fieldErrors,
  serverMessage,
  statusOf,
  useSaveEvaluationMutation,
  useSubmitEvaluationMutation,
} from '@portal/api-slice';
import type { SentEvaluation } from '@portal/api-slice';
import { evaluationDraftSchema } from '@portal/domain';
import type { EditedEvaluation, Aspect } from '@portal/domain';
import { useVersionChoice } from '@portal/ui/form';
import type { EvaluationFormValues } from './evaluation-values';
import { evaluationDifferences } from './in-words';
import { EVALUATION_MESSAGES } from './messages';

/** Saving a draft, or submitting for good. */
export type EvaluationAct = 'edit' | 'submit';

/** What became of an evaluation that was sent. */
export type SaveOutcome =
  | { kind: 'saved'; act: EvaluationAct; evaluation: EditedEvaluation }
  /** What somebody else saved is wanted in the place of what was typed. */
  | { kind: 'theirs'; evaluation: EditedEvaluation }
  | { kind: 'failed'; errors: Record<string, string> | null; message: string | null };

/** Where an evaluation is sent to. */
export type EvaluationAddress = SentEvaluation extends infer Sent
  ? Sent extends unknown
    ? Omit<Sent, 'evaluation'>
    : never
  : never;

const { form: texts } = EVALUATION_MESSAGES;
const CONFLICT = 409;
const WITHOUT_ANSWER = 0;

/** The draft as somebody else saved it meanwhile; `null` where a call failed for another reason. */
function draftInTheWay(error: unknown): EditedEvaluation | null {
  if (statusOf(error) !== CONFLICT) return null;
  const { data } = error as { data?: unknown };
  return typeof data === 'object' && data !== null && 'version' in data ? (data as EditedEvaluation) : null;
}

const failed = (error: unknown): SaveOutcome => ({
  kind: 'failed',
  errors: fieldErrors(error),
  message: statusOf(error) === WITHOUT_ANSWER ? texts.lost : `${serverMessage(error) ?? ''} ${texts.kept}`.trim(),
});

/** Sends an evaluation; where somebody else saved it meanwhile, asks which version is kept. `question` belongs on the page. */
export function useEvaluationSave(address: EvaluationAddress, aspect: Aspect) {
  const [saveDraft, saving] = useSaveEvaluationMutation();
  const [submit, submitting] = useSubmitEvaluationMutation();
  const { ask, question } = useVersionChoice();

  async function send(act: EvaluationAct, values: EvaluationFormValues): Promise<SaveOutcome> {
    const evaluation = evaluationDraftSchema(aspect).cast(values);
    const { data, error } = await (act === 'edit' ? saveDraft : submit)({ ...address, evaluation });
    if (data) return { kind: 'saved', act, evaluation: data };
    const theirs = draftInTheWay(error);
    if (!theirs) return failed(error);
    const choice = await ask(evaluationDifferences(aspect, theirs, values));
    // Nothing is submitted against a version that nobody had seen: mine is saved first.
    if (choice === 'mine') return send('edit', { ...values, version: theirs.version });
    if (choice === 'theirs') return { kind: 'theirs', evaluation: theirs };
    return { kind: 'failed', errors: null, message: texts.conflict };
  }

  return { send, isBusy: saving.isLoading || submitting.isLoading, question };
}
