import { checkFileOfTest } from './check-file';
import type { FileFinding, Compared } from './check-file';
import { readChosen } from './read-chosen';

/** What was found in a file, with its digest. */
export interface Examined {
  sha256: string;
  finding: FileFinding;
}

/** Reads and checks a file. Rejects if it cannot be read, such as one that was moved since it was chosen. */
export async function examine(file: File, compared: Compared): Promise<Examined> {
  const content = await readChosen(file);
  return { sha256: content.sha256, finding: checkFileOfTest(content, compared) };
}
