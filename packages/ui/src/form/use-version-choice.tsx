import { useState } from 'react';
import type { Conflict, ConflictDialog } from './conflict-dialog';

/** Which of two versions is kept; with neither, all stays as it is. */
export type VersionChoice = 'mine' | 'theirs' | 'neither';

interface Question {
  differences: readonly Conflict[];
  answer: (choice: VersionChoice) => void;
}

/** Asks which version is kept where another user saved the same record meanwhile. `question` belongs on the page. */
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

  // Stays on the page once it was open, so that it can give the focus back.
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
