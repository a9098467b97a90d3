import type { ChildProcess } from 'node:child_process';
import { keepPrograms } from '../programs/programs';
import { openBudget } from '../queues/budget';
import { workQueue } from '../queues/work-queue';
import { askForPicture, startPictureProgram } from './picture-process';
import { MAX_PIXELS, type PictureTask } from './picture-task';

/** Decodes pictures outside the server's process, a few at a time. */
export interface Pictures {
  /** The bytes of the made picture; rejects with a `PictureError` if it is damaged, with 503 if too many wait. */
  make: (task: PictureTask) => Promise<Buffer>;
  /** Ends the programs; a picture in hand fails. */
  close: () => Promise<void>;
}

const BUSY = 'The portal is working on other pictures at this moment. Please try again in a few seconds.';

interface Settings {
  start?: () => ChildProcess;
  atOnce?: number;
  mostWaiting?: number;
  /** Memory of all decoded pictures, bytes. The largest that is accepted takes all of it. */
  memory?: number;
  /** Time limit of a picture, ms. */
  timeLimit?: number;
  /** Time after which a program without work is ended, ms. */
  restAfter?: number;
}

/** Opens the queue for pictures. */
export function openPictures({
  start = startPictureProgram,
  atOnce = 2,
  mostWaiting = 20,
  memory = MAX_PIXELS * 4 * 2,
  timeLimit = 60_000,
  restAfter,
}: Settings = {}): Pictures {
  const queue = workQueue({ atOnce, mostWaiting, busy: BUSY });
  const limits = { budget: openBudget(memory), timeLimit };
  const programs = keepPrograms({ start, restAfter });
  return {
    make: (task) => queue(() => programs.use((child) => askForPicture(child, task, limits))),
    close: programs.close,
  };
}
