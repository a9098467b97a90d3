import { problems, verdictDraftSchema } from '@portal/domain';
import { forgetUnsaved, serverErrors } from '@portal/ui/form';
import type { useFormikContext } from '@portal/ui/form';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { verdictFormValues } from './verdict-values';
import type { EditedVerdict } from '@portal/domain';
import type { VerdictFormValues } from './verdict-values';
import type { Judging } from './judging';
import { VERDICT_MESSAGES } from './messages';
import { useVerdictSave } from './use-verdict-save';
import type { VerdictAct } from './use-verdict-save';

/** What became of the last attempt, said beside the buttons. */
export interface Notice {
  tone: 'info' | 'error';
  title: string;
  text?: string | null;
}

/** The form of a verdict, from outside of it. */
type Form = ReturnType<typeof useFormikContext<VerdictFormValues>>;

/** The buttons of a verdict's form, and where things stand. */
export interface VerdictFormState {
  form: RefObject<Form | null>;
  isBusy: boolean;
  notice: Notice | null;
  /** Whether the question before a submission is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  run: (act: VerdictAct) => Promise<void>;
  /** Which of two versions is kept; belongs on the page. */
  question: ReactNode;
}

const { form: texts } = VERDICT_MESSAGES;
const TITLES: Record<VerdictAct, string> = { edit: texts.notSaved, submit: texts.notSubmitted };

/** What the buttons of a verdict's form do. */
export function useVerdictForm({ address, subject, onClose }: Judging, copyKey: string): VerdictFormState {
  const form = useRef<Form>(null);
  const { send, isBusy, question } = useVerdictSave(address, subject);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isAsking, setAsking] = useState(false);

  /** Goes on from what is saved. What was typed while it was on its way stays, as not saved yet. */
  function follow(saved: EditedVerdict, sent: VerdictFormValues) {
    const now = form.current?.values ?? sent;
    const isTypedOn = JSON.stringify(now) !== JSON.stringify(sent);
    form.current?.resetForm({ values: verdictFormValues(subject, saved) });
    if (isTypedOn) void form.current?.setValues({ ...now, version: saved.version });
    else forgetUnsaved(copyKey);
    return isTypedOn;
  }

  function refuse(act: VerdictAct, sent: VerdictFormValues, errors: Record<string, string> | null, why: string | null) {
    form.current?.setStatus(serverErrors(sent, errors));
    setNotice({ tone: 'error', title: TITLES[act], text: errors ? texts.correct : why });
  }

  async function run(act: VerdictAct) {
    const sent = form.current?.values;
    if (!sent) return;
    setNotice(null);
    form.current?.setStatus(undefined);
    const wrong = problems(verdictDraftSchema(subject), sent).map(({ path, message }) => [path, message] as const);
    if (wrong.length > 0) return refuse(act, sent, Object.fromEntries(wrong), null);
    const outcome = await send(act, sent);
    setAsking(false);
    if (outcome.kind === 'failed') return refuse(act, sent, outcome.errors, outcome.message);
    if (outcome.kind === 'theirs') return void follow(outcome.verdict, form.current?.values ?? sent);
    const isTypedOn = follow(outcome.verdict, sent);
    if (outcome.act !== act) setNotice({ tone: 'info', title: texts.savedOnly });
    else if (!isTypedOn) onClose?.();
  }

  return { form, isBusy, notice, isAsking, setAsking, run, question };
}
