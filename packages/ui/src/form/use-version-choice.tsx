import { useState } from 'react';
import { ConflictDialog } from './conflict-dialog';
import type { Conflict } from './conflict-dialog';

/** The version to keep; with `neither`, nothing changes. */
export type VersionChoice = 'mine' | 'theirs' | 'neither';

interface Question {
  differences: readonly Conflict[];
  answer: (choice: VersionChoice) => void;
}

/** Lets the user choose between two versions of a record. Render `question` on the page. */
export function useVersionChoice() {
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask(differences: readonly Conflict[]): Promise<VersionChoice> {
    const choice = await new Promise<VersionChoice>((answer) => setQuestion({ differences, answer }));
    setQuestion(null);
    return choice;
  }

  // Always rendered, so that the dialog can restore the focus.
  const shown = (
    <ConflictDialog
      open={question !== null}
      differences={question?.differences ?? []}
      onKeepMine={() => question?.answer('mine')}
      onTakeTheirs={() => question?.answer('theirs')}
      onCancel={() => question?.answer('neither')}
    />
  );
  return { ask, question: shown };
}
