import { differences } from '@portal/domain';
import type { RecordKind } from '@portal/domain';
import { useVersionChoice } from '@portal/ui/form';
import { MESSAGES } from '../messages';
import { recordInTheWay, saveFailure } from './save-failure';
import type { SaveFailure } from './save-failure';

/** What a save needs to know of its record. */
export interface VersionedSave<Input, Saved> {
  kind: RecordKind;
  /** A record as its form would start with it. */
  valuesOf: (record: Saved) => object;
  send: (input: Input) => Promise<{ data?: Saved; error?: unknown }>;
  /** Shows what somebody else saved, in the place of what was typed. */
  onTakeTheirs: (record: Saved) => void;
}

/** Saves a record; when somebody else saved it meanwhile, asks which version is kept. `question` belongs on the page. */
export function useVersionedSave<Input extends { version?: number | undefined }, Saved extends { version: number }>({
  kind,
  valuesOf,
  send,
  onTakeTheirs,
}: VersionedSave<Input, Saved>) {
  const { ask, question } = useVersionChoice();

  async function save(input: Input, values: object): Promise<{ ok: true; saved: Saved } | SaveFailure> {
    const { data, error } = await send(input);
    if (data) return { ok: true, saved: data };
    const theirs = recordInTheWay(error) as Saved | null;
    if (!theirs) return saveFailure(error);
    const found = differences(kind, valuesOf(theirs), values);
    // Both wrote the same: there is nothing to choose.
    const choice = found.length === 0 ? 'mine' : await ask(found);
    if (choice === 'mine') return save({ ...input, version: theirs.version }, values);
    if (choice === 'theirs') onTakeTheirs(theirs);
    return { ok: false, errors: null, message: choice === 'theirs' ? null : MESSAGES.saving.conflict };
  }

  return { save, question };
}
