import { problems, evaluationDraftSchema } from '@portal/domain';
import { forgetUnsaved, serverErrors } from '@portal/ui/form';
import type { useFormikContext } from '@portal/ui/form';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { evaluationFormValues } from './evaluation-values';
import type { EditedEvaluation } from '@portal/domain';
import type { EvaluationFormValues } from './evaluation-values';
import type { EvaluationTask } from './evaluation-task';
import { EVALUATION_MESSAGES } from './messages';
import { useEvaluationSave } from './use-evaluation-save';
import type { EvaluationAct } from './use-evaluation-save';

/** What became of the last attempt, said beside the buttons. */
export interface Notice {
  tone: 'info' | 'error';
  title: string;
  text?: string | null;
}

/** The form of an evaluation, from outside of it. */
type Form = ReturnType<typeof useFormikContext<EvaluationFormValues>>;

/** The buttons of an evaluation's form, and where things stand. */
export interface EvaluationFormState {
  form: RefObject<Form | null>;
  isBusy: boolean;
  notice: Notice | null;
  /** Whether the question before a submission is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  run: (act: EvaluationAct) => Promise<void>;
  /** Which of two versions is kept; belongs on the page. */
  question: ReactNode;
}

const { form: texts } = EVALUATION_MESSAGES;
const TITLES: Record<EvaluationAct, string> = { edit: texts.notSaved, submit: texts.notSubmitted };

/** What the buttons of an evaluation's form do. */
export function useEvaluationForm({ address, aspect, onClose }: EvaluationTask, draftKey: string): EvaluationFormState {
  const form = useRef<Form>(null);
  const { send, isBusy, question } = useEvaluationSave(address, aspect);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isAsking, setAsking] = useState(false);

  /** Goes on from what is saved. What was typed while it was on its way stays, as not saved yet. */
  function follow(saved: EditedEvaluation, sent: EvaluationFormValues) {
    const now = form.current?.values ?? sent;
    const isTypedOn = JSON.stringify(now) !== JSON.stringify(sent);
    form.current?.resetForm({ values: evaluationFormValues(aspect, saved) });
    if (isTypedOn) void form.current?.setValues({ ...now, version: saved.version });
    else forgetUnsaved(draftKey);
    return isTypedOn;
  }

  function refuse(
    act: EvaluationAct,
    sent: EvaluationFormValues,
    errors: Record<string, string> | null,
    why: string | null,
  ) {
    form.current?.setStatus(serverErrors(sent, errors));
    setNotice({ tone: 'error', title: TITLES[act], text: errors ? texts.correct : why });
  }

  async function run(act: EvaluationAct) {
    const sent = form.current?.values;
    if (!sent) return;
    setNotice(null);
    form.current?.setStatus(undefined);
    const wrong = problems(evaluationDraftSchema(aspect), sent).map(({ path, message }) => [path, message] as const);
    if (wrong.length > 0) return refuse(act, sent, Object.fromEntries(wrong), null);
    const outcome = await send(act, sent);
    setAsking(false);
    if (outcome.kind === 'failed') return refuse(act, sent, outcome.errors, outcome.message);
    if (outcome.kind === 'theirs') return void follow(outcome.evaluation, form.current?.values ?? sent);
    const isTypedOn = follow(outcome.evaluation, sent);
    if (outcome.act !== act) setNotice({ tone: 'info', title: texts.savedOnly });
    else if (!isTypedOn) onClose?.();
  }

  return { form, isBusy, notice, isAsking, setAsking, run, question };
}
