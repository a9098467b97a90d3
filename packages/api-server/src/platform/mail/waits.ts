const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a message waits after the first, second … failure, ms; after that, the last of them each time. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR] as const;
const LONGEST = 6 * HOUR;

/** For how long after its first failure a message is tried again, ms. */
const GIVE_UP_AFTER = 72 * HOUR;

/** When a message is tried again that has failed so many times (from 1) and failed last now. */
export const nextAttempt = (failures: number, now: Date): Date =>
  new Date(now.getTime() + (WAITS[failures - 1] ?? LONGEST));

/** Until when a message is tried that fails for the first time now. */
export const lastAttempt = (now: Date): Date => new Date(now.getTime() + GIVE_UP_AFTER);
