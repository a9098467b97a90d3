import { FILES } from '@portal/domain';
import { formatSize } from './format-size';
import { MESSAGES } from './messages';

/** How far a file is. */
export type Progress =
  | { is: 'waiting' }
  | { is: 'sending'; fraction: number }
  | { is: 'done' }
  /** Sending it again may help; `refused` needs another file. */
  | { is: 'failed' | 'refused'; problem: string };

/** A file that was chosen. */
export interface QueuedFile {
  key: number;
  file: File;
  progress: Progress;
  /** Its id once it is uploaded: should sharing it fail, it need not be sent again. */
  fileId?: string;
}

/** Files are added, one is taken back, or something about one is another. */
export type QueueChange =
  | { add: readonly File[] }
  | { remove: number }
  | { key: number; what: Partial<Pick<QueuedFile, 'progress' | 'fileId'>> };

const isPicture = ({ name }: File) => !name.toLowerCase().endsWith('.pdf');

const startOf = (file: File): Progress =>
  isPicture(file) && file.size > FILES.imageBytes
    ? { is: 'refused', problem: MESSAGES.upload.tooLarge(formatSize(FILES.imageBytes)) }
    : { is: 'waiting' };

/** The files that were chosen, after a change. Whoever chooses more has seen what became of those before. */
export function changeQueue(queue: readonly QueuedFile[], change: QueueChange): readonly QueuedFile[] {
  if ('remove' in change) return queue.filter(({ key }) => key !== change.remove);
  if ('key' in change) return queue.map((one) => (one.key === change.key ? { ...one, ...change.what } : one));
  const next = Math.max(0, ...queue.map(({ key }) => key)) + 1;
  const added = change.add.map((file, at) => ({ key: next + at, file, progress: startOf(file) }));
  return [...queue.filter(({ progress }) => progress.is !== 'done'), ...added];
}

/** Those that the button sends. */
export const toSend = (queue: readonly QueuedFile[]) =>
  queue.filter(({ progress }) => progress.is === 'waiting' || progress.is === 'failed');
