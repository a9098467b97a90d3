const MS_PER_SECOND = 1000;
const DEGREE_DECIMALS = 4;

/** A day as `yyyy-mm-dd` (UTC) from epoch seconds; `null` if the date is missing or invalid. */
export function formatDay(epochSeconds: number | null | undefined): string | null {
  const day = new Date((epochSeconds ?? Number.NaN) * MS_PER_SECOND);
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
}

/** Whether a text is an existing calendar date in the format `yyyy-mm-dd`. */
export const isDay = (text: string): boolean => formatDay(Date.parse(`${text}T00:00:00Z`) / MS_PER_SECOND) === text;

/**
 * A time in epoch seconds as `yyyy-mm-dd hh:mm` (UTC); the caller states the time zone elsewhere, e.g. in a table head.
 */
export const formatMinute = (epochSeconds: number) =>
  new Date(epochSeconds * MS_PER_SECOND).toISOString().slice(0, 16).replace('T', ' ');

/** A time in epoch seconds as `yyyy-mm-dd hh:mm UTC`. */
export const formatMoment = (epochSeconds: number) => `${formatMinute(epochSeconds)} UTC`;

const NEGATIVE = { N: 'S', E: 'W' } as const;

/** Degrees with four decimals and a hemisphere, e.g. `44.3480 °N` or `3.6000 °W`; `null` if the value is missing. */
export const formatDegrees = (value: number | null | undefined, axis: 'N' | 'E') =>
  isNumber(value) ? `${Math.abs(value).toFixed(DEGREE_DECIMALS)} °${value < 0 ? NEGATIVE[axis] : axis}` : null;

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value);
