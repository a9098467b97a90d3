import { useProfile } from '@portal/api-slice';
import { forgetUnsaved } from '@portal/ui/form';
import { useState } from 'react';
import type { InstrumentKind } from '../url-state/use-url-state';
import { COPY_KEYS } from '../saving/draft-keys';
import { useVersionedSave } from '../saving/use-versioned-save';
import type { VersionedSave } from '../saving/use-versioned-save';

/** What the save of an instrument needs to know. */
export interface InstrumentSave<Input, Saved> extends Pick<VersionedSave<Input, Saved>, 'valuesOf' | 'send'> {
  kind: InstrumentKind;
  /** `null` for a new one. */
  id: string | null;
  facilityId: string;
  onDone: () => void;
}

/** Saves an instrument, new or old, and closes its form. */
export function useInstrumentSave<Input extends { version?: number | undefined }, Saved extends { version: number }>({
  kind,
  id,
  facilityId,
  onDone,
  ...record
}: InstrumentSave<Input, Saved>) {
  const profile = useProfile();
  const [round, setRound] = useState(0);
  const userId = profile?._id ?? '';
  const draftKey =
    id === null ? COPY_KEYS.newInstrument(userId, kind, facilityId) : COPY_KEYS.instrument(userId, kind, id);
  const { save, question } = useVersionedSave<Input, Saved>({
    ...record,
    kind,
    onTakeTheirs() {
      forgetUnsaved(draftKey);
      setRound(round + 1);
    },
  });

  async function onSave(input: Input, values: object) {
    const result = await save(input, values);
    if (result.ok) {
      // Forgotten before the form is closed: there is nothing to ask about.
      forgetUnsaved(draftKey);
      onDone();
    }
    return result;
  }

  return {
    /** Where what is typed is kept. */
    draftKey,
    /** Another one for a form that starts anew. */
    formKey: `${round}`,
    onSave,
    question,
  };
}
