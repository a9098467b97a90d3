import type { FieldError } from '@portal/domain';
import type { AnySchema } from 'yup';
import { MAX_TOLD, pathOf, schemaAt } from './unknown-fields';

/** The refusal of a value of a wrong type, by the type of its field. */
const REFUSALS: Readonly<Record<string, string>> = {
  string: 'Must be a text',
  number: 'Must be a number',
  boolean: 'Must be yes or no',
  array: 'Must be a list',
  object: 'Must be given field by field',
};

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

/** Whether a value is of the type of its field. A record instead of its id is left to the schema, which converts it. */
const isExact = ({ type }: AnySchema, value: unknown) =>
  typeOf(value) === type || (type === 'string' && typeof value === 'object');

function* inexactIn(schema: AnySchema, value: unknown, path = '', isAsked = false): Generator<FieldError> {
  if (value === undefined || value === null) return;
  const { exact, inexact } = schema.spec.meta ?? {};
  const isAskedHere = isAsked || exact === true;
  if (isAskedHere && !isExact(schema, value))
    yield { path, message: inexact ?? REFUSALS[schema.type] ?? 'Must be of another type' };
  else if (typeof value === 'object')
    for (const [key, item] of Object.entries(value)) {
      const below = schemaAt(schema, key);
      if (below) yield* inexactIn(below, item, pathOf(value, key, path), isAskedHere);
    }
}

/** The fields of a body whose values differ from the documented type, for calls that require exact types. */
export const inexactFields = (schema: AnySchema, body: unknown): FieldError[] =>
  [...inexactIn(schema, body)].slice(0, MAX_TOLD);
