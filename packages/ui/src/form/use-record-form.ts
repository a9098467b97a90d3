import { createContext, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { FormikContextType } from 'formik';
import type { Conflict } from './conflict-dialog';
import { showToast } from '../toast/toasts';
import { forgetUnsaved, localDraftBase, readLocalDraft, storeLocalDraft } from './local-drafts';
import { mergedVersions } from './merged-versions';
import type { SetFields } from './merged-versions';
import { isEqual, rebased } from './rebased';
import { serverErrors } from './problems';
import { offerReplaced } from './replaced-input';
import { isSameContent } from './shared-draft';
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
      /** Whether the save is based on a version saved in the meantime. */
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
  /** The fields that are sets of codes, such as roles: changes of different codes are merged. */
  sets?: SetFields<Values>;
  /** The message if the user chooses neither version. */
  undecided: string;
}

/** Sends the values of a form; `theirs` is the version saved in the meantime that they are based on, if any. */
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

/** One attempt to save a form, the first or on top of the version saved in the meantime. */
interface SaveTask<Values, Saved, How> {
  /** The values of the form. */
  sent: Values;
  /** The values from which `sent` were changed; `null` if they are not known. */
  from: Values | null;
  /** The values to save. */
  values: Values;
  how: How;
  /** The values from which `values` were changed; `null` if they are not known. */
  base: Values | null;
  theirs: Saved | null;
  /** Whether the user took the version saved in the meantime, in place of what was typed. */
  hasTaken: boolean;
}

/** The result of the attempts, before the form goes on. */
type Settled<Saved> =
  | { state: 'saved'; record: Saved; isOverwriting: boolean; hasTaken: boolean }
  | { state: 'theirs'; record: Saved }
  | ({ state: 'failed' } & SaveFailure);

const MERGED = 'Saved together with the changes that were saved elsewhere in the meantime.';
const NOTHING_OWN = 'Changes were saved elsewhere in the meantime; the form shows them.';
const TAKEN = 'The form shows the saved version: what you typed in its place is discarded.';

/**
 * Saves the form of a record. If other changes to the record have been saved in the meantime, it merges both and saves
 * again; of fields that both have changed, it asks which version to keep; taking the saved one can be taken back for a short
 * time. Input survives every failure, and input typed during a save is kept as unsaved.
 */
export function useRecordForm<
  Values extends { version?: number | undefined },
  Saved extends { version: number },
  How = void,
>(record: FormRecord<Values, Saved>, save: SaveRecord<Values, Saved, How>): RecordForm<Values, Saved, How> {
  const { draftKey, valuesOf, differences, sets, undecided } = record;
  const form = useRef<FormikContextType<object>>(null);
  const { ask, question } = useVersionChoice();
  const unresolved = { state: 'failed' as const, errors: null, message: undecided };

  async function attempt(task: SaveTask<Values, Saved, How>): Promise<Settled<Saved>> {
    const { sent, from, values, how, theirs, hasTaken } = task;
    const result = await save(values, how, theirs);
    if (result.state === 'saved') return { ...result, isOverwriting: theirs !== null, hasTaken };
    if (result.state === 'conflict') return merge(task, result.record);
    // The refused values include changes that the form does not show yet.
    if (theirs) goOn(valuesOf(theirs), sent, values);
    if (hasTaken) offerTyped(sent, from, values);
    form.current?.setStatus(serverErrors(values, result.errors));
    return result;
  }

  async function merge(task: SaveTask<Values, Saved, How>, theirs: Saved): Promise<Settled<Saved>> {
    // The server refuses the version that it has itself: trying again would not end.
    if (task.theirs && theirs.version <= task.theirs.version) return unresolved;
    const saved = valuesOf(theirs);
    const { isKnown, contested, ...versions } = mergedVersions(saved, task.values, task.base, sets);
    const conflicts = differences(theirs, contested);
    const choice = conflicts.length === 0 ? 'mine' : await ask(conflicts, isKnown);
    if (choice === 'neither') return unresolved;
    const values = versions[choice];
    if (choice === 'theirs' && isSameContent(values, saved)) return { state: 'theirs', record: theirs };
    const hasTaken = task.hasTaken || choice === 'theirs';
    const result = await attempt({ ...task, values, base: saved, theirs, hasTaken });
    if (result.state !== 'saved') return result;
    // Nothing of the form was left to save: all of it was saved elsewhere, or nothing was typed.
    if (isSameContent(values, saved)) showToast({ tone: 'neutral', text: NOTHING_OWN });
    else if (isKnown && !isSameContent(values, task.values)) showToast({ tone: 'neutral', text: MERGED });
    return result;
  }

  /** Rebases later input on the values that go on: on the page, or in the draft if the form was closed. */
  function goOn(saved: Values, sent: Values, next = saved): Values | null {
    const shown = form.current;
    const typed = (shown?.values ?? readLocalDraft(draftKey)?.values ?? sent) as Values;
    const unsaved = isEqual(typed, sent) && next === saved ? null : rebased(next, sent, typed);
    shown?.resetForm({ values: saved });
    // Before the form can be closed, so that closing does not ask for confirmation.
    forgetUnsaved(draftKey);
    if (unsaved && shown) void shown.setValues(unsaved);
    if (unsaved && !shown) storeLocalDraft(draftKey, unsaved, { base: saved });
    return unsaved;
  }

  /** Offers to put what was typed from `from` back into the form, which has other values instead. */
  function offerTyped(typed: Values, from: Values | null, instead: Values) {
    offerReplaced({ draftKey, text: TAKEN, typed: mergedVersions(instead, typed, from, sets).mine, instead });
  }

  async function submit(sent: Values, how: How): Promise<SaveOutcome<Values, Saved>> {
    form.current?.setStatus(undefined);
    const from = localDraftBase(draftKey) as Values | null;
    const result = await attempt({ sent, from, values: sent, how, base: from, theirs: null, hasTaken: false });
    if (result.state === 'failed') return result;
    const saved = valuesOf(result.record);
    if (result.state === 'theirs') {
      const typed = (form.current?.values ?? sent) as Values;
      forgetUnsaved(draftKey);
      form.current?.resetForm({ values: saved });
      offerTyped(typed, from, saved);
      return result;
    }
    const { hasTaken, ...outcome } = result;
    const unsaved = goOn(saved, sent);
    if (hasTaken) offerTyped(sent, from, saved);
    return { ...outcome, unsaved, canClose: unsaved === null && form.current !== null };
  }

  return { submit, form, question };
}
