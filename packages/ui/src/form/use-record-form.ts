import { createContext, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { FormikContextType } from 'formik';
import type { Conflict } from './conflict-dialog';
import { forgetUnsaved, readLocalDraft, storeLocalDraft } from './local-drafts';
import { isEqual, rebased } from './rebased';
import { serverErrors } from './problems';
import { useVersionChoice } from './use-version-choice';

/** A failed save: messages keyed by dotted path of the field, or one for the whole form. */
export interface SaveFailure {
  errors: Record<string, string> | null;
  message: string | null;
}

/** The outcome of one attempt to save a record; a conflict includes the version saved in the meantime. */
export type SaveAttempt<Saved> =
  | { state: 'saved'; record: Saved }
  | { state: 'conflict'; record: Saved }
  | ({ state: 'failed' } & SaveFailure);

/** The outcome of a save after all attempts and questions. */
export type SaveOutcome<Values, Saved> =
  | {
      state: 'saved';
      record: Saved;
      /** The saved values merged with input typed during the save; `null` if there was none. */
      unsaved: Values | null;
      /** Whether the form is still open and has no unsaved input. */
      canClose: boolean;
      /** Whether the save replaced a version saved in the meantime. */
      isOverwriting: boolean;
    }
  /** The input was replaced with the version saved in the meantime. */
  | { state: 'theirs'; record: Saved }
  | ({ state: 'failed' } & SaveFailure);

/** The record-specific parts of `useRecordForm`. */
export interface FormRecord<Values, Saved> {
  /** Key of the local draft; the same as for `KeepUnsaved`. */
  draftKey: string;
  /** The initial form values of a saved record. */
  valuesOf: (record: Saved) => Values;
  /** The differences between the version saved in the meantime and the form, as displayed to the user. */
  differences: (theirs: Saved, mine: Values) => readonly Conflict[];
  /** The message if the user chooses neither version. */
  undecided: string;
}

/** Sends the values of a form; `theirs` is the version that the user has chosen to replace, if any. */
export type SaveRecord<Values, Saved, How> = (
  values: Values,
  how: How,
  theirs: Saved | null,
) => Promise<SaveAttempt<Saved>>;

/** The part of `useRecordForm` used by `RecordFormFrame`. */
export interface FramedForm {
  /** The form; `null` while it is not mounted. */
  form: RefObject<FormikContextType<object> | null>;
  /** The dialog that asks which version to keep. */
  question: ReactNode;
}

export interface RecordForm<Values, Saved, How> extends FramedForm {
  submit: (values: Values, how: How) => Promise<SaveOutcome<Values, Saved>>;
}

/** The ref in which `KeepUnsaved` registers its form. */
export const RecordFormContext = createContext<FramedForm['form'] | null>(null);

/**
 * Saves the form of a record. If another user has saved the record in the meantime, it asks which version to keep and
 * saves again. Input survives every failure, and input typed during a save is kept as unsaved.
 */
export function useRecordForm<
  Values extends { version?: number | undefined },
  Saved extends { version: number },
  How = void,
>(record: FormRecord<Values, Saved>, save: SaveRecord<Values, Saved, How>): RecordForm<Values, Saved, How> {
  const { draftKey, valuesOf, differences, undecided } = record;
  const form = useRef<FormikContextType<object>>(null);
  const { ask, question } = useVersionChoice();

  async function attempt(values: Values, how: How, theirs: Saved | null) {
    const result = await save(values, how, theirs);
    if (result.state === 'saved') return { ...result, isOverwriting: theirs !== null };
    if (result.state === 'failed') return result;
    const conflicts = differences(result.record, values);
    // Both versions are equal, so there is nothing to choose.
    const choice = conflicts.length === 0 ? 'mine' : await ask(conflicts);
    if (choice === 'mine') return attempt({ ...values, version: result.record.version }, how, result.record);
    if (choice === 'theirs') return { state: 'theirs' as const, record: result.record };
    return { state: 'failed' as const, errors: null, message: undecided };
  }

  /** Rebases later input on the saved values: on the page, or in the draft if the form was closed. */
  function goOn(saved: Values, sent: Values): Values | null {
    const shown = form.current;
    const typed = (shown?.values ?? readLocalDraft(draftKey)?.values ?? sent) as Values;
    const unsaved = isEqual(typed, sent) ? null : rebased(saved, sent, typed);
    shown?.resetForm({ values: saved });
    // Before the form can be closed, so that closing does not ask for confirmation.
    if (unsaved === null) forgetUnsaved(draftKey);
    else if (shown) void shown.setValues(unsaved);
    else storeLocalDraft(draftKey, unsaved);
    return unsaved;
  }

  async function submit(sent: Values, how: How): Promise<SaveOutcome<Values, Saved>> {
    form.current?.setStatus(undefined);
    const result = await attempt(sent, how, null);
    if (result.state === 'failed') form.current?.setStatus(serverErrors(sent, result.errors));
    if (result.state === 'theirs') {
      forgetUnsaved(draftKey);
      form.current?.resetForm({ values: valuesOf(result.record) });
    }
    if (result.state !== 'saved') return result;
    const unsaved = goOn(valuesOf(result.record), sent);
    return { ...result, unsaved, canClose: unsaved === null && form.current !== null };
  }

  return { submit, form, question };
}
