import type { CheckedQaFile, QaTest, SelfCheck } from '@portal/domain';
import { BLOCKING, FILE_FLAGS, SAME_CONTENT, sameContent, UNREADABLE } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { memo } from 'react';
import type { ChosenFile } from '../check/use-chosen-files';
import { FileList } from './file-list';
import { TEST_MESSAGES } from './messages';
import { RemoveFile } from './remove-file';
import { filesOfTest } from './test-files';
import type { TestFile } from './test-files';

const { files: texts } = TEST_MESSAGES;

type Noticed = Pick<CheckedQaFile, 'code' | 'problem' | 'ids'>;

/** What was noticed of a file by its flags, in sentences. */
export const notesOn = ({ code, problem, ids = null }: Noticed): string[] =>
  FILE_FLAGS.filter(({ bit }) => (code & bit) !== 0).map(({ bit, text }) => {
    if (bit === 2 && ids !== null) return ids;
    if (bit === SAME_CONTENT && (code & UNREADABLE) === 0) return problem ?? text;
    return bit === UNREADABLE && problem !== null ? texts.unreadable(problem) : text;
  });

/** What the server has noticed of a file in the test; `check` may be one of before the last files arrived. */
export function noticedInTest({ files }: QaTest, check: SelfCheck | null, index: number): Noticed | undefined {
  const found = check?.files[index];
  return found?.name === files[index]?.name ? found : undefined;
}

/** What is said of a file: by the server, and by this browser if the file was chosen here. */
function notesOf({ chosen }: TestFile, noticed: Noticed | undefined): string[] {
  const inBrowser = chosen && [...notesOn(chosen.finding), ...(chosen.twin === null ? [] : [sameContent(chosen.twin)])];
  return [...new Set([...(noticed ? notesOn(noticed) : []), ...(inBrowser ?? [])])];
}

interface FileNotesProps {
  test: QaTest;
  /** An older self-check, for what the present one does not know. */
  known?: SelfCheck | null;
  /** Files that were chosen on this visit. */
  chosen?: readonly ChosenFile[];
  forget?: (key: string) => void;
}

const NOTHING: readonly ChosenFile[] = [];

/** What was noticed of the files of a test: those that keep it from its submission, and those that do not. */
export const FileNotes = memo(function FileNotes({
  test,
  known = null,
  chosen = NOTHING,
  forget = () => {},
}: FileNotesProps) {
  const check = test.self_check ?? known;
  const noted = filesOfTest(test, chosen).flatMap((file, index) => {
    const noticed = file.stored && noticedInTest(test, check, index);
    const notes = notesOf(file, noticed);
    return notes.length === 0 ? [] : [{ ...file, notes, isBlocking: ((noticed?.code ?? 0) & BLOCKING) !== 0 }];
  });
  const list = (isBlocking: boolean) => {
    const shown = noted.filter((each) => each.isBlocking === isBlocking);
    if (shown.length === 0) return null;
    return (
      <Alert
        type={isBlocking ? 'error' : 'warning'}
        showIcon
        title={isBlocking ? texts.blockingTitle : texts.noticedTitle}
        description={
          <>
            <p>{isBlocking ? texts.blocking : texts.noticed}</p>
            <FileList>
              {shown.map(({ key, name, notes, stored }) => (
                <li key={key}>
                  {name}: {notes.join(' ')} {stored && <RemoveFile test={test} file={stored} forget={forget} />}
                </li>
              ))}
            </FileList>
          </>
        }
      />
    );
  };
  return (
    <>
      {list(true)}
      {list(false)}
    </>
  );
});
