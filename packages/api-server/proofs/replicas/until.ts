import { setTimeout as pause } from 'node:timers/promises';

/** Timeout of a wait, ms. */
const LONGEST = 600_000;

/** Waits until the condition holds; the error of a timeout names the condition. */
export async function untilIt(
  isSo: () => boolean | Promise<boolean>,
  what: () => string,
  longest = LONGEST,
): Promise<void> {
  for (const begun = Date.now(); !(await isSo()); await pause(10))
    if (Date.now() - begun > longest) throw new Error(`Waited in vain for ${what()}.`);
}
