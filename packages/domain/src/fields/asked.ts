import { number } from 'yup';
import { DAYS } from '../limits/limits';
import { epochOf, isDay } from '../time/day';

// Beside the fields of forms: what stands in an address is honoured as it is written, or refused.

const WHOLE = /^-?\d+$/;

/** A whole number in plain digits: none that is empty, begins with a space or is written in another way. */
export const askedNumber = (message: string) =>
  number()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'number' || (typeof original === 'string' && WHOLE.test(original)) ? value : Number.NaN,
    )
    .typeError(message)
    .integer(message);

/** How the API's documentation has a day that is asked for in an address, whatever it is brought to. */
export const ASKED_DAY = { jsonSchema: { type: 'string', format: 'date', minimum: undefined, maximum: undefined } };

/** A day that exists, as `yyyy-mm-dd`, brought to midnight UTC in epoch seconds. */
export const askedDay = () =>
  number()
    .transform((_value: unknown, original: unknown) => {
      return typeof original === 'string' && isDay(original) ? epochOf(original) : Number.NaN;
    })
    .typeError('Must be a day, yyyy-mm-dd')
    .min(epochOf(DAYS.first), `Must be ${DAYS.first} or later`)
    .max(epochOf(DAYS.last), `Must be ${DAYS.last} or earlier`)
    .meta(ASKED_DAY);
