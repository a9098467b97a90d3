const SECONDS_PER_DAY = 86_400;

/** Whole days from one moment to another (epoch seconds); none where the clocks of both disagree. */
export const daysBetween = (since: number, now: number) => Math.max(0, Math.floor((now - since) / SECONDS_PER_DAY));
