import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does the work and returns after this many milliseconds at the earliest, so that the time of the answer
 * does not tell how much there was to do.
 */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), pause(milliseconds)]);
  return result;
}
