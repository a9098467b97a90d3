import { createContext, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { FormikContextType } from 'formik';
import type { Conflict } from './conflict-dialog';
import { forgetUnsaved, readLocalDraft, storeLocalDraft } from './local-drafts';
import { isEqual, rebased } from './rebased';
import { serverErrors } from './problems';
import { useVersionChoice } from './use-version-choice';

/** Why a save failed: messages by dotted path of the field, or one for the whole form. */
export interface SaveFailure {
  errors: Record<string, string> | null;
  message: string | null;
}

/** How one attempt to save a record went; a conflict brings the record as it was saved meanwhile. */
export type SaveAttempt<Saved> =
  | { state: 'saved'; record: Saved }
  | { state: 'conflict'; record: Saved }
  | ({ state: 'failed' } & SaveFailure);

/** The end of a save, after every attempt and question. */
export type SaveOutcome<Values, Saved> =
  | {
      state: 'saved';
      record: Saved;
      /** The saved record with what was typed while the save was under way; `null` when nothing was. */
      unsaved: Values | null;
      /** Whether the form is still there and holds nothing unsaved. */
      canClose: boolean;
      /** Whether it replaced a version that was saved meanwhile. */
      isOverwriting: boolean;
    }
  /** The version that was saved meanwhile was taken in place of what was typed. */
  | { state: 'theirs'; record: Saved }
  | ({ state: 'failed' } & SaveFailure);

/** What the form of a record needs to know about the record. */
export interface FormRecord<Values, Saved> {
  /** Key of the local draft, as `KeepUnsaved` has it. */
  draftKey: string;
  /** The values with which the form of a saved record starts. */
  valuesOf: (record: Saved) => Values;
  /** Where a version that was saved meanwhile and the form differ, in words. */
  differences: (theirs: Saved, mine: Values) => readonly Conflict[];
  /** Said when neither of two versions was chosen. */
  undecided: string;
}

/** Sends the values of a form; `theirs` is the version that they replace, once the user has chosen so. */
export type SaveRecord<Values, Saved, How> = (
  values: Values,
  how: How,
  theirs: Saved | null,
) => Promise<SaveAttempt<Saved>>;

/** What `RecordFormFrame` needs of the form of a record. */
export interface FramedForm {
  /** The form while it is on the page. */
  form: RefObject<FormikContextType<object> | null>;
  /** Asks which of two versions is kept. */
  question: ReactNode;
}

/** The form of a record, and how it is saved. */
export interface RecordForm<Values, Saved, How> extends FramedForm {
  submit: (values: Values, how: How) => Promise<SaveOutcome<Values, Saved>>;
}

/** Where `KeepUnsaved` hands in the form around it. */
export const RecordFormContext = createContext<FramedForm['form'] | null>(null);

/**
 * Saves the form of a record. When another user has saved the record meanwhile, it asks which version is kept and saves
 * again. Whatever fails, everything typed stays; and what is typed while a save is under way stays as unsaved.
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
    // Both wrote the same: there is nothing to choose.
    const choice = conflicts.length === 0 ? 'mine' : await ask(conflicts);
    if (choice === 'mine') return attempt({ ...values, version: result.record.version }, how, result.record);
    if (choice === 'theirs') return { state: 'theirs' as const, record: result.record };
    return { state: 'failed' as const, errors: null, message: undecided };
  }

  /** Goes on from the saved record with what was typed meanwhile: on the page, or in the draft if the form was closed. */
  function goOn(saved: Values, sent: Values): Values | null {
    const shown = form.current;
    const typed = (shown?.values ?? readLocalDraft(draftKey)?.values ?? sent) as Values;
    const unsaved = isEqual(typed, sent) ? null : rebased(saved, sent, typed);
    shown?.resetForm({ values: saved });
    // Forgotten before the form can be closed: there is nothing to ask about.
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
