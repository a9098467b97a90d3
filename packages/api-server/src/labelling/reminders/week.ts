import { dayOf, MS_PER_DAY, type Day } from '@portal/domain';

/** Hour on Mondays, in UTC. */
const FROM_HOUR = 7;

/** The time in this ISO week from which its digest is written; it may be in the future. */
export function digestMoment(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * MS_PER_DAY + FROM_HOUR * 3_600_000);
}

/** The day this number of days after another one. */
export const daysAfter = (day: Day, days: number): Day =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY));
