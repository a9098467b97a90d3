import { useState } from 'react';
import { ConflictDialog } from './conflict-dialog';
import type { Conflict } from './conflict-dialog';

/** Which of two versions is kept; with neither, all stays as it is. */
export type VersionChoice = 'mine' | 'theirs' | 'neither';

interface Question {
  differences: readonly Conflict[];
  answer: (choice: VersionChoice) => void;
}

/** Asks which version is kept where somebody else saved the same record meanwhile. `question` belongs on the page. */
export function useVersionChoice() {
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask(differences: readonly Conflict[]): Promise<VersionChoice> {
    const choice = await new Promise<VersionChoice>((answer) => setQuestion({ differences, answer }));
    setQuestion(null);
    return choice;
  }

  // Always there, so that the window gives the focus back where it was.
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
