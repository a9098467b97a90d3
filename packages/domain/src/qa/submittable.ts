import { BLOCKING, FILE_FLAGS, OTHER_IDS, UNREADABLE, type FileContext, type QaFileFacts } from './file-check';
import { isTable } from './file-content';
import { channelIn } from './files-of-channel';
import type { CheckedQaFile, SelfCheck } from './self-check';
import type { SelfCheckContext } from './self-check-context';
import type { QaTestStatus } from './test-status';
import { qaTestType, type QaFileRole } from './test-types';

/**
 * The roles that the test needs and no file has that is of a channel of the test and could be read; any file of the role
 * will do for tests that ATLAS writes none for. `checked` has what was noticed of the files, in their order.
 */
export function lackingRoles(
  files: readonly QaFileFacts[],
  checked: readonly Pick<CheckedQaFile, 'code'>[],
  context: Pick<FileContext, 'type' | 'configuration'> & Pick<SelfCheckContext, 'channels'>,
): QaFileRole[] {
  const { atlas, needs } = qaTestType(context.type);
  const counts = (file: QaFileFacts) => {
    const channel = channelIn(file, context);
    return atlas === null || (channel !== undefined && context.channels.includes(channel));
  };
  return needs.filter(
    (role) =>
      !files.some(
        (file, place) =>
          (file.role === role || (role === 'ascii' && isTable(file))) &&
          counts(file) &&
          ((checked[place]?.code ?? 0) & UNREADABLE) === 0,
      ),
  );
}

/**
 * Whether a file may be removed from a test, by its place: from a draft, and from a returned test if it was found to keep
 * the test from its submission. Other files of a returned test are those that were evaluated.
 */
export function isRemovable(
  { status, self_check }: { status: QaTestStatus; self_check: Pick<SelfCheck, 'files'> | null },
  place: number,
): boolean {
  const code = self_check?.files[place]?.code ?? 0;
  return status === 'draft' || (status === 'returned' && (code & BLOCKING) !== 0);
}

/** What keeps a file of a test from its submission: a sentence for each of its flags that does. */
export const blockingSentences = ({ code, problem, ids }: CheckedQaFile): string[] =>
  FILE_FLAGS.filter(({ bit }) => (code & BLOCKING & bit) !== 0).map(({ bit, text }) => {
    if (bit === OTHER_IDS) return ids ?? text;
    return bit === UNREADABLE ? (problem ?? text) : text;
  });

/** Whether the files allow the submission: no wrong ids or channels, and nothing that cannot be read. */
export const isSubmittable = ({ code }: SelfCheck): boolean => (code & BLOCKING) === 0;
