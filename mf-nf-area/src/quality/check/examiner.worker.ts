import type { Compared } from './check-file';
import { examine } from './examine';

/** A file to examine, under a number by which its answer is known. */
export interface FileToExamine {
  number: number;
  file: File;
  compared: Compared;
}

addEventListener('message', ({ data: { number, file, compared } }: MessageEvent<FileToExamine>) => {
  const answer = (found: unknown) => postMessage({ number, found });
  examine(file, compared).then(answer, () => answer(null));
});
