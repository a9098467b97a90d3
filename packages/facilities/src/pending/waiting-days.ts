import { MESSAGES } from '../messages';

const SECONDS_PER_DAY = 86_400;

const { waiting: texts } = MESSAGES;

/** How long something waits since a moment (epoch seconds), in whole days; none where the clocks of both disagree. */
export function waitingDays(since: number | null, now: number = Date.now() / 1000): string {
  if (since === null) return texts.unknown;
  return texts.days(Math.max(0, Math.floor((now - since) / SECONDS_PER_DAY)));
}
