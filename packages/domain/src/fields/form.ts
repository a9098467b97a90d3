import { object } from 'yup';
import type { ObjectShape } from 'yup';

/** No form is nested deeper. Deeper values are dropped so that a request body cannot exhaust the stack. */
const LEVELS = 6;

/**
 * Removes fields named like members of `Object.prototype` (`toString`, `constructor` …). The validation library calls
 * these members on the input, and throws a type error instead of a validation error.
 */
function plain(value: unknown, levels = LEVELS): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((item) => plain(item, levels - 1));
  const own = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(own.map(([name, item]) => [name, plain(item, levels - 1)]));
}

/** A group of fields. An invalid value of any type is rejected with a message. */
export const form = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .transform((value: unknown) => plain(value))
    .typeError('Must be given field by field');
