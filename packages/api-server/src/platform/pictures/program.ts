import { once } from 'node:events';
import { outliveNoPortal } from '../programs/outlive-no-portal';
import { makePicture, memoryFor } from './make-picture';
import { TooManyPixelsError, type PictureTask } from './picture-task';

/** What the program answers: first the memory that it will need, bytes; after the next message the picture. */
export type PictureAnswer =
  | { memory: number }
  | { picture: Uint8Array }
  | { problem: string; hasTooManyPixels: boolean };

const send = (answer: PictureAnswer) => void process.send?.(answer);

async function work(task: PictureTask) {
  try {
    const memory = await memoryFor(task);
    const admitted = once(process, 'message');
    send({ memory });
    await admitted;
    send({ picture: await makePicture(task) });
  } catch (error) {
    send({ problem: (error as Error).message, hasTooManyPixels: error instanceof TooManyPixelsError });
  }
  process.once('message', work);
}

process.once('message', work);
outliveNoPortal();
