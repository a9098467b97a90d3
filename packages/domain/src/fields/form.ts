import { object } from 'yup';
import type { ObjectShape } from 'yup';

/** No form is nested deeper; deeper values are dropped, so that no body can exhaust the stack. */
const LEVELS = 6;

/**
 * The same value without fields that carry the name of something every object has (`toString`, `constructor` …).
 * The validation library calls them on whatever was sent and breaks instead of refusing it.
 */
function plain(value: unknown, levels = LEVELS): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((item) => plain(item, levels - 1));
  const own = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return Object.fromEntries(own.map(([name, item]) => [name, plain(item, levels - 1)]));
}

/** A group of fields. Any value may be sent to it: an invalid one is refused with a message. */
export const form = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .transform((value: unknown) => plain(value))
    .typeError('Must be given field by field');
