export const SECONDS_PER_DAY = 86_400;
export const MS_PER_DAY = SECONDS_PER_DAY * 1000;
export const SECONDS_PER_HOUR = 3600;
export const MS_PER_HOUR = SECONDS_PER_HOUR * 1000;

/** A calendar day in UTC, `yyyy-mm-dd`. Days compare as strings. */
export type Day = string;

/** The UTC day of a time in epoch seconds; `null` for no or an invalid time. */
export function day(epoch: number | null | undefined): Day | null {
  const date = new Date((epoch ?? Number.NaN) * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/** The UTC day of a moment. */
export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** Midnight UTC of a day, in epoch seconds. */
export const epochOf = (of: Day) => Date.parse(`${of}T00:00:00Z`) / 1000;

/** Whether a text is an existing day, `yyyy-mm-dd`. */
export const isDay = (text: string): boolean => day(epochOf(text)) === text;

/** A time in epoch seconds, rounded down. */
export function epochSeconds(moment: Date): number;
export function epochSeconds(moment: Date | null): number | null;
export function epochSeconds(moment: Date | null): number | null {
  return moment === null ? null : Math.floor(moment.getTime() / 1000);
}

/**
 * The number of UTC calendar days between two times in epoch seconds, which matches the days shown. 0 if `now` is
 * earlier, because the clocks of client and server may differ.
 */
export const daysBetween = (since: number, now: number): number =>
  Math.max(0, Math.floor(now / SECONDS_PER_DAY) - Math.floor(since / SECONDS_PER_DAY));

/** The same day one calendar year later; 29 February becomes 28 February. */
export function addYear(to: Day): Day {
  const year = String(Number(to.slice(0, 4)) + 1).padStart(4, '0');
  return to.endsWith('-02-29') ? `${year}-02-28` : `${year}${to.slice(4)}`;
}

/** Whether a time in epoch seconds is set and not after a day. */
export function isBy(epoch: number | null | undefined, last: Day) {
  const then = day(epoch);
  return then !== null && then <= last;
}

/** A number of days later, or earlier if negative. */
export const addDays = (to: Day, days: number): Day =>
  new Date((epochOf(to) + days * SECONDS_PER_DAY) * 1000).toISOString().slice(0, 10);

/** The same day a number of months later; the last day of the month if it is shorter. */
export function addMonths(to: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = to.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
