import type { ChildProcess } from 'node:child_process';
import { openBudget } from '../queues/budget';
import { workQueue } from '../queues/work-queue';
import { askProgram, startProgram } from './picture-process';
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
  /** Time after which a program without work is ended, ms: it occupies memory. */
  restAfter?: number;
}

/** Opens the queue for pictures. A program starts with the first picture, and again after a crash. */
export function openPictures({
  start = startProgram,
  atOnce = 2,
  mostWaiting = 20,
  memory = MAX_PIXELS * 4 * 2,
  timeLimit = 60_000,
  restAfter = 60_000,
}: Settings = {}): Pictures {
  const queue = workQueue({ atOnce, mostWaiting, busy: BUSY });
  const limits = { budget: openBudget(memory), timeLimit };
  const running = new Set<ChildProcess>();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  function begin() {
    const child = start();
    running.add(child);
    const forget = () => {
      running.delete(child);
      clearTimeout(resting.get(child));
      resting.delete(child);
    };
    // Also between two pictures: an error without a listener would end the portal.
    child.on('error', forget).once('exit', forget);
    return child;
  }

  function takeOver(): ChildProcess {
    const [rested] = resting.keys();
    if (!rested) return begin();
    clearTimeout(resting.get(rested));
    resting.delete(rested);
    return rested;
  }

  function rest(child: ChildProcess) {
    if (running.has(child)) resting.set(child, setTimeout(() => child.kill('SIGKILL'), restAfter).unref());
  }

  return {
    make: (task) =>
      queue(async () => {
        const child = takeOver();
        return askProgram(child, task, limits).finally(() => rest(child));
      }),
    async close() {
      await Promise.all(Array.from(running, ended));
    },
  };
}

/** Kills a program, which holds nothing that has to be stored, and waits until it has ended. */
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
