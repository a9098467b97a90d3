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
import { explainFailure } from '../saving/explain-failure';

/** What the form of an instrument needs to know about it. */
export interface InstrumentRecord<Values, Input, Saved> {
  kind: InstrumentKind;
  /** `null` for a new one. */
  instrument: Saved | null;
  facilityId: string;
  /** The names of values. */
  lists: TypeLists;
  valuesOf: (instrument: Saved) => Values;
  /** Id of the new one until it is saved: what is typed is kept under it. */
  copy: string;
  /** Saves `instrument`, or adds one if there is none yet. */
  send: (instrument: Saved | null, input: Input) => Promise<{ data?: Saved; error?: unknown }>;
  onDone: () => void;
}

/** What the editor of an instrument hands on to its form. */
export interface InstrumentFormState<Values, Input, Saved> {
  form: FramedForm;
  /** `null` for a new one. */
  instrument: Saved | null;
  /** Another one once a new instrument was added: its form starts anew with what is unsaved. */
  formKey: string;
  draftKey: string;
  /** Under which an earlier release kept a new instrument. */
  formerKey: string | undefined;
  onSave: (input: Input, values: Values) => Promise<SaveResult<Saved>>;
}

/** The form of an instrument, new or not: saves it and closes, unless something was typed meanwhile. */
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
  const form = useRecordForm<Values, Saved, Input>(
    {
      draftKey,
      valuesOf,
      differences: (theirs, mine) => differences(kind, valuesOf(theirs), mine, lists),
      undecided: MESSAGES.saving.conflict,
    },
    async (_values, input, theirs) =>
      saveAttempt(await send(instrument, theirs ? { ...input, version: theirs.version } : input), explainFailure),
  );

  /** What was typed while a new instrument was added belongs to that instrument: the form goes on as its form. */
  function goOnWith(saved: Saved, unsaved: object) {
    forgetUnsaved(draftKey);
    storeLocalDraft(keyOf(saved._id), unsaved);
    setAdded(saved);
  }

  async function onSave(input: Input, values: Values): Promise<SaveResult<Saved>> {
    const outcome = await form.submit(values, input);
    if (outcome.state === 'failed') return { ok: false, errors: outcome.errors, message: outcome.message };
    if (outcome.state === 'saved' && outcome.canClose) onDone();
    if (outcome.state === 'saved' && outcome.unsaved && !instrument) goOnWith(outcome.record, outcome.unsaved);
    return { ok: true, saved: outcome.record };
  }

  const formerKey = instrument ? undefined : DRAFT_KEYS.newInstruments(userId, kind, facilityId);
  return { form, instrument, formKey: added?._id ?? '', draftKey, formerKey, onSave };
}
