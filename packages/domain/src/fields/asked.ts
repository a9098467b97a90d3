import { number } from 'yup';
import { DAYS } from '../limits/limits';
import { epochOf, isDay } from '../time/day';

// Kept apart from the form fields: a query parameter is taken literally or rejected, never cast or trimmed.

const WHOLE = /^-?\d+$/;

/** A whole number in plain digits. Empty values, spaces and other notations are rejected. */
export const askedNumber = (message: string) =>
  number()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'number' || (typeof original === 'string' && WHOLE.test(original)) ? value : Number.NaN,
    )
    .typeError(message)
    .integer(message);

/** The OpenAPI type of a day in a query: the text sent, not the number it is converted to. */
export const ASKED_DAY = { jsonSchema: { type: 'string', format: 'date', minimum: undefined, maximum: undefined } };

/** An existing day as `yyyy-mm-dd`, converted to midnight UTC in epoch seconds. */
export const askedDay = () =>
  number()
    .transform((_value: unknown, original: unknown) => {
      return typeof original === 'string' && isDay(original) ? epochOf(original) : Number.NaN;
    })
    .typeError('Must be a day, yyyy-mm-dd')
    .min(epochOf(DAYS.first), `Must be ${DAYS.first} or later`)
    .max(epochOf(DAYS.last), `Must be ${DAYS.last} or earlier`)
    .meta(ASKED_DAY);
