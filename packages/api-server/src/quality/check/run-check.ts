import type { Context } from '../../platform/process/app-types';
import { openThread } from '../../platform/threads/open-thread';
import { workQueue } from '../../platform/queues/work-queue';
import { runTask, type CheckAnswer, type CheckTask } from './check-task';

/** The context of the calls that check files, or show their lines. */
export interface CheckContext extends Context {
  /** Does a task without delaying requests; its bytes cannot be used afterwards. */
  runCheck: (task: CheckTask) => Promise<CheckAnswer>;
}

/** A task that takes longer is ended, ms. */
const TIME_LIMIT = 20_000;
/** Memory of JavaScript objects beyond which a thread ends, MB. */
const HEAP = 512;

const queue = workQueue({
  atOnce: 1,
  mostWaiting: 20,
  busy: 'The portal is checking other tests at this moment. Please try again in a few seconds.',
});

/** The file of the thread: in a build, beside the server's. */
const workerFile = (here: string) => new URL(here.endsWith('.ts') ? './check-worker.ts' : './check-worker.mjs', here);

/** Handed over and not copied, which would hold up requests; the task cannot be used afterwards. */
const buffersOf = (task: CheckTask): ArrayBuffer[] =>
  (task.kind === 'series' ? [task.bytes] : task.files.map(({ bytes }) => bytes)).flatMap((bytes) =>
    bytes && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : [],
  );

function inThread(task: CheckTask): Promise<CheckAnswer> {
  const worker = openThread(workerFile(import.meta.url), {
    workerData: task,
    transferList: buffersOf(task),
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
    // Nothing of the portal's environment, which holds passwords.
    env: {},
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error(`A self-check took longer than ${TIME_LIMIT} ms.`));
    }, TIME_LIMIT);
    worker.once('message', (answer: CheckAnswer) => resolve(answer));
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The thread of a self-check ended with ${code}.`));
    });
  });
}

const hasContent = (task: CheckTask) => task.kind === 'series' || task.files.some(({ bytes }) => bytes !== null);

/** Runs a task in a thread, one after the other, so that requests are not delayed; without contents it is small. */
export const runCheck = async (task: CheckTask): Promise<CheckAnswer> =>
  hasContent(task) ? queue(() => inThread(task)) : runTask(task);
