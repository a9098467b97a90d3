import {
  fieldErrors,
  serverMessage,
  statusOf,
  useSaveVerdictMutation,
  useSubmitVerdictMutation,
} from '@portal/api-slice';
import type { SentVerdict } from '@portal/api-slice';
import { verdictDraftSchema } from '@portal/domain';
import type { EditedVerdict, VerdictSubject } from '@portal/domain';
import { useVersionChoice } from '@portal/ui/form';
import type { VerdictFormValues } from './verdict-values';
import { verdictDifferences } from './in-words';
import { VERDICT_MESSAGES } from './messages';

/** Saving a draft, or submitting for good. */
export type VerdictAct = 'edit' | 'submit';

/** What became of a verdict that was sent. */
export type SaveOutcome =
  | { kind: 'saved'; act: VerdictAct; verdict: EditedVerdict }
  /** What somebody else saved is wanted in the place of what was typed. */
  | { kind: 'theirs'; verdict: EditedVerdict }
  | { kind: 'failed'; errors: Record<string, string> | null; message: string | null };

/** Where a verdict is sent to. */
export type VerdictAddress = SentVerdict extends infer Sent
  ? Sent extends unknown
    ? Omit<Sent, 'verdict'>
    : never
  : never;

const { form: texts } = VERDICT_MESSAGES;
const CONFLICT = 409;
const WITHOUT_ANSWER = 0;

/** The draft as somebody else saved it meanwhile; `null` where a call failed for another reason. */
function draftInTheWay(error: unknown): EditedVerdict | null {
  if (statusOf(error) !== CONFLICT) return null;
  const { data } = error as { data?: unknown };
  return typeof data === 'object' && data !== null && 'version' in data ? (data as EditedVerdict) : null;
}

const failed = (error: unknown): SaveOutcome => ({
  kind: 'failed',
  errors: fieldErrors(error),
  message: statusOf(error) === WITHOUT_ANSWER ? texts.lost : `${serverMessage(error) ?? ''} ${texts.kept}`.trim(),
});

/** Sends a verdict; where somebody else saved it meanwhile, asks which version is kept. `question` belongs on the page. */
export function useVerdictSave(address: VerdictAddress, subject: VerdictSubject) {
  const [saveDraft, saving] = useSaveVerdictMutation();
  const [submit, submitting] = useSubmitVerdictMutation();
  const { ask, question } = useVersionChoice();

  async function send(act: VerdictAct, values: VerdictFormValues): Promise<SaveOutcome> {
    const verdict = verdictDraftSchema(subject).cast(values);
    const { data, error } = await (act === 'edit' ? saveDraft : submit)({ ...address, verdict });
    if (data) return { kind: 'saved', act, verdict: data };
    const theirs = draftInTheWay(error);
    if (!theirs) return failed(error);
    const choice = await ask(verdictDifferences(subject, theirs, values));
    // Nothing is submitted against a version that nobody had seen: mine is saved first.
    if (choice === 'mine') return send('edit', { ...values, version: theirs.version });
    if (choice === 'theirs') return { kind: 'theirs', verdict: theirs };
    return { kind: 'failed', errors: null, message: texts.conflict };
  }

  return { send, isBusy: saving.isLoading || submitting.isLoading, question };
}
