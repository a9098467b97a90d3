import { differences } from '@portal/domain';
import type { Difference, RecordKind } from '@portal/domain';
import { ConflictWindow } from '@portal/ui/form';
import { useState } from 'react';
import { MESSAGES } from '../messages';
import { recordInTheWay, saveFailure } from './save-failure';
import type { SaveFailure } from './save-failure';

/** Which of two versions is kept. */
type Choice = 'mine' | 'theirs' | 'neither';

interface Question {
  differences: readonly Difference[];
  answer: (choice: Choice) => void;
}

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
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask(found: readonly Difference[]): Promise<Choice> {
    const choice = await new Promise<Choice>((answer) => setQuestion({ differences: found, answer }));
    setQuestion(null);
    return choice;
  }

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

  return { save, question: <ChooseVersion question={question} /> };
}

// Always there, so that the window gives the focus back where it was.
function ChooseVersion({ question }: { question: Question | null }) {
  return (
    <ConflictWindow
      open={question !== null}
      differences={question?.differences ?? []}
      onKeepMine={() => question?.answer('mine')}
      onTakeTheirs={() => question?.answer('theirs')}
      onCancel={() => question?.answer('neither')}
    />
  );
}
