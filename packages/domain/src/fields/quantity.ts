import { number } from 'yup';
import { DAYS, RANGES } from '../limits/limits';
import { epochOf, isDay, SECONDS_PER_DAY } from '../time/day';

export const NOT_A_NUMBER = 'Must be a number';

/** In metres or seconds; larger lengths and times are typing errors. */
const MAX_VALUE = 1_000_000;

const round = (value: unknown, decimals: number) =>
  typeof value === 'number' ? Number(value.toFixed(decimals)) : value;

/** An empty form field is no value rather than an invalid one. */
export const emptyAsNull = (value: unknown, original: unknown) => (original === '' ? null : value);

/** A number within a range, rounded to a number of decimals. */
export const within = ({ min, max, decimals }: { min: number; max: number; decimals: number }) =>
  number()
    .transform(emptyAsNull)
    .transform((value: unknown) => round(value, decimals))
    .typeError(NOT_A_NUMBER)
    .min(min, `Must be between ${min} and ${max}`)
    .max(max, `Must be between ${min} and ${max}`);

const positive = (decimals: number) =>
  number()
    .transform(emptyAsNull)
    .transform((value: unknown) => round(value, decimals))
    .typeError(NOT_A_NUMBER)
    .moreThan(0, 'Must be more than 0')
    .max(MAX_VALUE, `Must be at most ${MAX_VALUE}`)
    .nullable();

/** A length in metres, more than 0; may be `null`. */
export const metres = () => positive(RANGES.resolution.decimals);

/** A time in whole seconds, more than 0; may be `null`. */
export const seconds = () => positive(RANGES.time.decimals);

/** A day from a date field, `yyyy-mm-dd`. Any other text is invalid, even a number. */
function typedDay(value: unknown, original: unknown) {
  if (typeof original !== 'string' || original.trim() === '') return value;
  return isDay(original.trim()) ? epochOf(original.trim()) : Number.NaN;
}

/** A day as `yyyy-mm-dd` or epoch seconds, rounded down to midnight UTC; may be `null`. */
export const epochDay = () =>
  number()
    .transform(emptyAsNull)
    .transform(typedDay)
    .transform((value: unknown) =>
      typeof value === 'number' ? Math.floor(value / SECONDS_PER_DAY) * SECONDS_PER_DAY : value,
    )
    .typeError('Must be a date, yyyy-mm-dd')
    .min(epochOf(DAYS.first), `Must be ${DAYS.first} or later`)
    .max(epochOf(DAYS.last), `Must be ${DAYS.last} or earlier`)
    .meta({ inexact: 'Must be a number, epoch seconds' })
    .nullable();

/** A whole number between two values; an empty field is none. */
export const wholeBetween = (min: number, max: number) =>
  number()
    .transform(emptyAsNull)
    .typeError(NOT_A_NUMBER)
    .integer('Must be a whole number')
    .min(min, `Must be between ${min} and ${max}`)
    .max(max, `Must be between ${min} and ${max}`);

/** The version of the edited record. If it is absent, the last save wins. */
export const version = () =>
  number().typeError(NOT_A_NUMBER).integer('Must be a whole number').min(0, 'Must be 0 or more');
