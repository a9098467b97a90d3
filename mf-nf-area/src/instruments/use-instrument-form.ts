import { saveAttempt, useProfile } from '@portal/api-slice';
import { differences } from '@portal/domain';
import type { TypeLists } from '@portal/domain';
import type { SaveResult } from '@portal/instruments';
import { forgetUnsaved, storeLocalDraft, useRecordForm } from '@portal/ui/form';
import type { FramedForm } from '@portal/ui/form';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import type { InstrumentKind } from '../url-state/use-url-state';
import { DRAFT_KEYS } from '../saving/draft-keys';

/** Describes an instrument to its form. */
export interface InstrumentRecord<Values, Input, Saved> {
  kind: InstrumentKind;
  /** `null` for a new instrument. */
  instrument: Saved | null;
  facilityId: string;
  lists: TypeLists;
  valuesOf: (instrument: Saved) => Values;
  /** Id of the new instrument until it is saved; its local draft is stored under this id. */
  copy: string;
  /** Saves `instrument`, or adds an instrument if it is `null`. */
  send: (instrument: Saved | null, input: Input) => Promise<{ data?: Saved; error?: unknown }>;
  onDone: () => void;
}

/** The state that the editor of an instrument passes to its form. */
export interface InstrumentFormState<Values, Input, Saved> {
  form: FramedForm;
  /** `null` for a new instrument. */
  instrument: Saved | null;
  /** Changes once a new instrument has been added: its form remounts with the unsaved values. */
  formKey: string;
  draftKey: string;
  /** The key under which an earlier release stored a new instrument. */
  formerKey: string | undefined;
  onSave: (values: Values, toInput: (values: Values) => Input) => Promise<SaveResult<Saved>>;
}

/** The form of an instrument, new or existing: saves it and closes, unless the user typed during the save. */
export function useInstrumentForm<
  Values extends { version?: number | undefined },
  Input extends object,
  Saved extends { _id: string; version: number },
>({
  kind,
  facilityId,
  lists,
  valuesOf,
  send,
  onDone,
  ...record
}: InstrumentRecord<Values, Input, Saved>): InstrumentFormState<Values, Input, Saved> {
  const userId = useProfile()?._id ?? '';
  const [added, setAdded] = useState<Saved | null>(null);
  const instrument = record.instrument ?? added;
  const keyOf = (id: string) => DRAFT_KEYS.instrument(userId, kind, id);
  const draftKey = instrument ? keyOf(instrument._id) : DRAFT_KEYS.newInstrument(userId, kind, facilityId, record.copy);
  const form = useRecordForm<Values, Saved, (values: Values) => Input>(
    {
      draftKey,
      valuesOf,
      differences: (theirs, mine) => differences(kind, valuesOf(theirs), mine, lists),
      undecided: MESSAGES.saving.conflict,
    },
    async (values, toInput) => saveAttempt(await send(instrument, toInput(values))),
  );

  /** Values typed while a new instrument was being added belong to that instrument: the form becomes its form. */
  function goOnWith(saved: Saved, unsaved: object) {
    forgetUnsaved(draftKey);
    storeLocalDraft(keyOf(saved._id), unsaved);
    setAdded(saved);
  }

  async function onSave(values: Values, toInput: (values: Values) => Input): Promise<SaveResult<Saved>> {
    const outcome = await form.submit(values, toInput);
    if (outcome.state === 'failed') return { ok: false, errors: outcome.errors, message: outcome.message };
    if (outcome.state === 'saved' && outcome.canClose) onDone();
    if (outcome.state === 'saved' && outcome.unsaved && !instrument) goOnWith(outcome.record, outcome.unsaved);
    return { ok: true, saved: outcome.record };
  }

  const formerKey = instrument ? undefined : DRAFT_KEYS.newInstruments(userId, kind, facilityId);
  return { form, instrument, formKey: added?._id ?? '', draftKey, formerKey, onSave };
}
