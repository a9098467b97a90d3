import type { ChildProcess } from 'node:child_process';
import { askProgram } from '../programs/ask-program';
import { startProgram } from '../programs/start-program';
import type { Budget } from '../queues/budget';
import { PictureError, TooManyPixelsError, type PictureTask } from './picture-task';
import type { PictureAnswer } from './program';

/** Starts the program, below the portal's own priority: a page does not wait for a picture. */
export const startPictureProgram = (): ChildProcess =>
  startProgram(import.meta.url, { source: './program.ts', built: './picture-program.mjs', nice: 10 });

interface ProgramLimits {
  budget: Budget;
  /** Time limit of a picture, ms. */
  timeLimit: number;
}

/** Has one picture made by the program, as soon as the memory for it is free; rejects if the program ends or takes too long. */
export async function askForPicture(
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

const answerTo = (child: ChildProcess, message: PictureTask | 'go') =>
  askProgram(child, message).catch((error: unknown) => {
    throw new PictureError('The program for pictures ended.', { cause: error });
  }) as Promise<PictureAnswer>;
