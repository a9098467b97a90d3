import { makePicture, memoryFor } from '../src/platform/pictures/make-picture';
import { PictureError } from '../src/platform/pictures/picture-task';
import type { Pictures } from '../src/platform/pictures/pictures';

/** Decodes here: starting a program takes longer than its pictures, and programs have their own tests. */
export const picturesHere: Pictures = {
  make: (task) =>
    memoryFor(task)
      .then(() => makePicture(task))
      .catch((error: Error) => {
        throw error instanceof PictureError ? error : new PictureError(error.message);
      }),
  close: async () => {},
};
