import { array } from 'yup';
import type { Schema } from 'yup';
import { printed } from '../fields/drawable';
import { epochDay, metres, seconds, within } from '../fields/quantity';
import { idOf, optionalChoice, pictures } from '../fields/reference';
import { optionalEmail, optionalLine, optionalText, REQUIRED, text, tooLong } from '../fields/text';
import { named } from '../fields/web-address';
import { LENGTHS } from '../limits/limits';
import { TYPE_LISTS } from '../types/type-lists';
import type { Control, Field } from './field';
import { namesOf } from './record';
import type { Fields, Input } from './record';

// Kept apart from the tables, so that pages that only show a record do not load the validation library.

function lineOf({ max = LENGTHS.shortText, pattern, isName }: Field): Schema {
  if (isName) return named(printed(optionalLine(max)));
  if (!pattern) return printed(optionalLine(max));
  const { matches, says } = pattern;
  return printed(text(max, tooLong(max))).test('pattern', says, (value) => value === undefined || matches.test(value));
}

const SIZES = { metres, seconds } as const;

function quantity({ label, range, size }: Field): Schema {
  if (range) return within(range).nullable();
  if (size) return SIZES[size]();
  throw new Error(`"${label}" is a number with neither a range nor a size.`);
}

const channels = () =>
  array()
    .of(text().required(REQUIRED))
    .transform((ids: unknown) => (Array.isArray(ids) ? [...new Set(ids.map(idOf))] : ids))
    .typeError('Must be a list')
    .nullable();

/** The schema of a field by its control, without `required`. */
const SCHEMAS: Readonly<Record<Control, (field: Field) => Schema>> = {
  line: lineOf,
  lines: ({ max }) => printed(optionalText(max)),
  email: () => printed(optionalEmail()),
  number: quantity,
  choice: (field) => optionalChoice(field.options?.(TYPE_LISTS) ?? []),
  day: () => epochDay(),
  pictures: () => pictures(),
  channels,
};

/** A field that always has a value may be absent from a save, but not cleared. */
function schemaOf(field: Field): Schema {
  const schema = SCHEMAS[field.control](field);
  return field.always ? schema.nonNullable(REQUIRED) : schema;
}

/** The field schemas of a draft, in which every field is optional. */
export const draftShapeOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [Name in keyof F & string]: Schema<Input<F>[Name] | null | undefined>;
  };

/** The field schemas of a form. */
export function shapeOf<F extends Fields>(fields: F) {
  const draft = draftShapeOf(fields);
  return Object.fromEntries(
    namesOf(fields).map((name) => [
      name,
      fields[name]?.required === true ? draft[name].required(REQUIRED) : draft[name],
    ]),
  ) as { [Name in keyof F & string]: Schema<Input<F>[Name]> };
}
