import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does the work and returns after the given milliseconds at the earliest, so that the response time does not disclose
 * the amount of work.
 */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), pause(milliseconds)]);
  return result;
}
