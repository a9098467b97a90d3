import { day, epochOf, SECONDS_PER_DAY } from '@portal/domain';
import type { Day } from '@portal/domain';

/** A date of a source as a day: the first day of it if it is only a month or a year. */
export const firstDayOf = (date: string | null): Day | null => (date === null ? null : `${date}-01-01`.slice(0, 10));

/** The day this number of days after another one; a negative number counts back. */
export function plusDays(from: Day, days: number): Day {
  const later = day(epochOf(from) + days * SECONDS_PER_DAY);
  if (later === null) throw new RangeError(`${from} plus ${days} days is no date`);
  return later;
}
