import { FILES } from '@portal/domain';
import { formatSize } from './format-size';
import { MESSAGES } from './messages';

/** State of a file in the queue. */
export type Progress =
  | { is: 'waiting' }
  | { is: 'sending'; fraction: number }
  | { is: 'done' }
  /** `failed` may be retried; `refused` needs another file. */
  | { is: 'failed' | 'refused'; problem: string };

/** A file in the queue. */
export interface QueuedFile {
  key: number;
  file: File;
  progress: Progress;
  /** Id of the file once uploaded: if sharing fails afterwards, it is not uploaded again. */
  fileId?: string;
}

/** Adds files, removes one, or changes the state of one. */
export type QueueChange =
  | { add: readonly File[] }
  | { remove: number }
  | { key: number; what: Partial<Pick<QueuedFile, 'progress' | 'fileId'>> };

const isPicture = ({ name }: File) => !name.toLowerCase().endsWith('.pdf');

const startOf = (file: File): Progress =>
  isPicture(file) && file.size > FILES.imageBytes
    ? { is: 'refused', problem: MESSAGES.upload.tooLarge(formatSize(FILES.imageBytes)) }
    : { is: 'waiting' };

/** Applies a change to the queue. Adding files drops completed ones. */
export function changeQueue(queue: readonly QueuedFile[], change: QueueChange): readonly QueuedFile[] {
  if ('remove' in change) return queue.filter(({ key }) => key !== change.remove);
  if ('key' in change) return queue.map((file) => (file.key === change.key ? { ...file, ...change.what } : file));
  const next = Math.max(0, ...queue.map(({ key }) => key)) + 1;
  const added = change.add.map((file, at) => ({ key: next + at, file, progress: startOf(file) }));
  return [...queue.filter(({ progress }) => progress.is !== 'done'), ...added];
}

/** The files that the button uploads. */
export const toSend = (queue: readonly QueuedFile[]) =>
  queue.filter(({ progress }) => progress.is === 'waiting' || progress.is === 'failed');
