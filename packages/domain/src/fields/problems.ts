import { ValidationError } from 'yup';
import type { AnySchema } from 'yup';
import type { FieldError } from '../envelope/envelope';

/** Yup puts a name with a space in brackets and quotes; all other code writes paths with dots only. */
const dotted = (path: string) => path.replaceAll(/\["([^"]*)"\]/g, '.$1').replace(/^\./, '');

/** The errors of a validation, the first message of each field, with its dotted path. */
export function fieldErrorsOf(error: ValidationError): FieldError[] {
  const errors = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, string>();
  for (const { path = '', message } of errors) {
    const field = dotted(path);
    first.set(field, first.get(field) ?? message);
  }
  return [...first].map(([path, message]) => ({ path, message }));
}

/** The problems of a value, the first message of each field; an empty list for a valid one. */
export function problems(schema: AnySchema, value: unknown): FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrorsOf(error);
    throw error;
  }
}
