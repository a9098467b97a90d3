import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Budget } from '../queues/budget';
import { PictureError, TooManyPixelsError, type PictureTask } from './picture-task';
import type { PictureAnswer } from './program';

/** Starts the program. It gets nothing of the portal's environment, which holds passwords. */
export function startProgram(): ChildProcess {
  const here = import.meta.url;
  const isSource = here.endsWith('.ts');
  const file = fileURLToPath(new URL(isSource ? './program.ts' : './picture-program.mjs', here));
  const loader = () => pathToFileURL(createRequire(here).resolve('tsx')).href;
  const child = fork(file, [], {
    env: {},
    execArgv: isSource ? ['--import', loader()] : [],
    // Pictures pass as bytes, not as text.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  lowerPriority(child);
  return child;
}

/** Below the portal's own priority: a page does not wait for a picture. */
const NICE = 10;

/** From here, before the program has threads: on Linux each has a priority of its own, that of the thread that began it. */
function lowerPriority({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, NICE);
  } catch {
    // It has ended already, which is reported where it is asked.
  }
}

interface ProgramLimits {
  budget: Budget;
  /** Time limit of a picture, ms. */
  timeLimit: number;
}

/** Has one picture made by the program, as soon as the memory for it is free; rejects if the program ends or takes too long. */
export async function askProgram(
  child: ChildProcess,
  task: PictureTask,
  { budget, timeLimit }: ProgramLimits,
): Promise<Buffer> {
  let memory = 0;
  const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
  try {
    const first = await answerTo(child, task);
    if (!('memory' in first)) return pictureIn(first);
    await budget.take(first.memory);
    memory = first.memory;
    timer.refresh();
    return pictureIn(await answerTo(child, 'go'));
  } finally {
    clearTimeout(timer);
    if (memory > 0) budget.giveBack(memory);
  }
}

function pictureIn(answer: PictureAnswer): Buffer {
  if ('picture' in answer) return Buffer.from(answer.picture);
  if ('memory' in answer) throw new Error('The program for pictures answered out of turn.');
  throw answer.hasTooManyPixels ? new TooManyPixelsError(answer.problem) : new PictureError(answer.problem);
}

function answerTo(child: ChildProcess, message: PictureTask | 'go'): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      finish();
    };
    const onMessage = (answer: unknown) => settle(() => resolve(answer as PictureAnswer));
    const onEnd = () => settle(() => reject(new PictureError('The program for pictures ended.')));
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    // A program that ended meanwhile takes no message; its end is reported as such.
    child.send(message, (error) => error && onEnd());
  });
}
