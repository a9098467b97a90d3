import { useState } from 'react';
import type { Conflict, ConflictDialog } from './conflict-dialog';

/** The version to keep; `neither` changes nothing. */
export type VersionChoice = 'mine' | 'theirs' | 'neither';

interface Question {
  differences: readonly Conflict[];
  isRestMerged: boolean;
  answer: (choice: VersionChoice) => void;
}

/** Lets the user choose between their version and one saved in the meantime. Render `question` on the page. */
export function useVersionChoice() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [Dialog, setDialog] = useState<typeof ConflictDialog | null>(null);

  async function ask(differences: readonly Conflict[], isRestMerged: boolean): Promise<VersionChoice> {
    // Loaded with the first conflict, because conflicts are rare. If loading fails, neither version is chosen or lost.
    const loaded = await import('./conflict-dialog').catch(() => null);
    if (!loaded) return 'neither';
    setDialog(() => loaded.ConflictDialog);
    const choice = await new Promise<VersionChoice>((answer) => setQuestion({ differences, isRestMerged, answer }));
    setQuestion(null);
    return choice;
  }

  // Stays rendered after the first opening, so that the dialog can restore the focus.
  const shown = Dialog && (
    <Dialog
      open={question !== null}
      differences={question?.differences ?? []}
      isRestMerged={question?.isRestMerged ?? false}
      onKeepMine={() => question?.answer('mine')}
      onTakeTheirs={() => question?.answer('theirs')}
      onCancel={() => question?.answer('neither')}
    />
  );
  return { ask, question: shown };
}
