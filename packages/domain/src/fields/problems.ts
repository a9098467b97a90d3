import { ValidationError } from 'yup';
import type { AnySchema } from 'yup';
import type { FieldError } from '../envelope/envelope';

/** Yup puts a name with a space in brackets and quotes; everybody else writes paths of fields with dots only. */
const dotted = (path: string) => path.replaceAll(/\["([^"]*)"\]/g, '.$1').replace(/^\./, '');

/** What a validation found, the first sentence of each field, with the dotted path of the field. */
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
