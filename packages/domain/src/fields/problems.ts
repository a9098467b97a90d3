import { ValidationError } from 'yup';
import type { AnySchema } from 'yup';
import type { FieldError } from '../envelope/envelope';
import { REQUIRED } from './text';

/** Yup writes a name with a space in brackets and quotes; all other code uses dotted paths. */
const dotted = (path: string) => path.replaceAll(/\["([^"]*)"\]/g, '.$1').replace(/^\./, '');

const NOT_VALID = 'Not a valid value';

/** Messages for tests without a message of their own, by the name of the test. */
const WORDS: Readonly<Record<string, string>> = {
  nullable: REQUIRED,
  optionality: REQUIRED,
  required: REQUIRED,
  noUnknown: 'Unknown field',
  ...Object.fromEntries(['min', 'max', 'integer', 'oneOf', 'uuid'].map((test) => [test, NOT_VALID])),
};
const KINDS: Readonly<Record<string, string>> = {
  number: 'Must be a number',
  string: 'Must be a text',
  array: 'Must be a list',
  object: 'Must be given field by field',
};
/** The library's own messages begin with the path and repeat the input, so users should not see them. */
function messageOf({ message, path, type = '', params }: ValidationError): string {
  if (!message.startsWith(`${path || 'this'} `)) return message;
  return type === 'typeError' ? (KINDS[String(params?.type)] ?? NOT_VALID) : (WORDS[type] ?? message);
}

/** The errors of a validation: the first message of each field, with its dotted path. */
export function fieldErrorsOf(error: ValidationError): FieldError[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, string>();
  for (const one of errors) {
    const field = dotted(one.path ?? '');
    first.set(field, first.get(field) ?? messageOf(one));
  }
  return [...first].map(([path, message]) => ({ path, message }));
}

/** The errors of a value: the first message of each field, or an empty list for a valid value. */
export function problems(schema: AnySchema, value: unknown): FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrorsOf(error);
    throw error;
  }
}
