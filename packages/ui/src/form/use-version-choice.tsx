import { useState } from 'react';
import type { Conflict, ConflictDialog } from './conflict-dialog';

/** The version to keep; with `neither`, nothing changes. */
export type VersionChoice = 'mine' | 'theirs' | 'neither';

interface Question {
  differences: readonly Conflict[];
  answer: (choice: VersionChoice) => void;
}

/** Lets the user choose between two versions where another user saved the same record meanwhile. Render `question` on the page. */
export function useVersionChoice() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [Dialog, setDialog] = useState<typeof ConflictDialog | null>(null);

  async function ask(differences: readonly Conflict[]): Promise<VersionChoice> {
    // Conflicts are rare: their dialog is loaded with the first one. Without it nothing can be chosen, and nothing is lost.
    const loaded = await import('./conflict-dialog').catch(() => null);
    if (!loaded) return 'neither';
    setDialog(() => loaded.ConflictDialog);
    const choice = await new Promise<VersionChoice>((answer) => setQuestion({ differences, answer }));
    setQuestion(null);
    return choice;
  }

  // Always rendered once it was open, so that the dialog can restore the focus.
  const shown = Dialog && (
    <Dialog
      open={question !== null}
      differences={question?.differences ?? []}
      onKeepMine={() => question?.answer('mine')}
      onTakeTheirs={() => question?.answer('theirs')}
      onCancel={() => question?.answer('neither')}
    />
  );
  return { ask, question: shown };
}
