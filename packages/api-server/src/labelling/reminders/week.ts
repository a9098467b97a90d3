import type { Day } from '@portal/domain';

const DAY = 86_400_000;
/** Hour on Mondays, in UTC. */
const FROM_HOUR = 7;

/** The time in this ISO week from which its digest is written; it may be in the future. */
export function digestMoment(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY + FROM_HOUR * 3_600_000);
}

/** The UTC day of a time. */
export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** The day this number of days after another one. */
export const daysAfter = (day: Day, days: number): Day => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY));
