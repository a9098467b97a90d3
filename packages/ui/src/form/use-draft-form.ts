import { useCallback, useState } from 'react';
import { useRecordForm } from './use-record-form';
import type { FormRecord, FramedForm, SaveAttempt, SaveOutcome } from './use-record-form';

/** The outcome of the last attempt, shown beside the buttons. */
export interface DraftFormNotice {
  tone: 'info' | 'error';
  title: string;
  text?: string | null;
}

/** The words of a form with a draft. */
export interface DraftFormTexts<Final extends string> {
  /** If the user chooses neither of two versions. */
  conflict: string;
  /** What was not done, as the title of a failure. */
  failed: Record<'save' | Final, string>;
  /** Follows if fields are to be corrected. */
  correct: string;
  /** Follows the message of any other failure. */
  kept: string;
  /** If the final step was not taken, as another version had been saved in the meantime. */
  savedOnly: string;
}

/** A record whose form saves a draft, or takes a step that is final. */
export interface DraftFormRecord<Values, Saved, Final extends string> extends Pick<
  FormRecord<Values, Saved>,
  'draftKey' | 'valuesOf' | 'differences'
> {
  texts: DraftFormTexts<Final>;
  isBusy: boolean;
  send: (act: 'save' | Final, values: Values) => Promise<SaveAttempt<Saved>>;
}

/** A form with a draft, and the state of its buttons. */
export interface DraftFormState<Values, Saved, Final extends string> {
  form: FramedForm;
  isBusy: boolean;
  /** Whether the draft is being saved, in contrast to the final step. */
  isSaving: boolean;
  notice: DraftFormNotice | null;
  forgetNotice: () => void;
  /** Whether the confirmation before the final step is open. */
  isAsking: boolean;
  setAsking: (isAsking: boolean) => void;
  run: (act: 'save' | Final, values: Values) => Promise<SaveOutcome<Values, Saved>>;
}

/** The form of a record that is saved as a draft until a final step is confirmed. */
export function useDraftForm<
  Values extends { version?: number | undefined },
  Saved extends { version: number },
  Final extends string,
>({ texts, isBusy, send, ...record }: DraftFormRecord<Values, Saved, Final>): DraftFormState<Values, Saved, Final> {
  const form = useRecordForm<Values, Saved, 'save' | Final>(
    { ...record, undecided: texts.conflict },
    // A version that the user has not seen must not become final, so mine is saved as the draft first.
    (values, act, theirs) => send(theirs ? 'save' : act, values),
  );
  const [notice, setNotice] = useState<DraftFormNotice | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [lastAct, setLastAct] = useState<'save' | Final>('save');
  const forgetNotice = useCallback(() => setNotice(null), []);

  async function run(act: 'save' | Final, values: Values) {
    setNotice(null);
    setLastAct(act);
    const outcome = await form.submit(values, act);
    setAsking(false);
    if (outcome.state === 'failed') {
      const text = outcome.errors ? texts.correct : `${outcome.message ?? ''} ${texts.kept}`.trim();
      setNotice({ tone: 'error', title: texts.failed[act], text });
    }
    if (outcome.state === 'saved' && act !== 'save' && outcome.isOverwriting)
      setNotice({ tone: 'info', title: texts.savedOnly });
    return outcome;
  }

  return { form, isBusy, isSaving: isBusy && lastAct === 'save', notice, forgetNotice, isAsking, setAsking, run };
}
