import { ValidationError } from 'yup';
import type { AnySchema } from 'yup';
import type { FieldError } from '../envelope/envelope';

/** What is wrong with a value, the first sentence of each field; an empty list when nothing is. */
export function problems(schema: AnySchema, value: unknown): FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    const first = new Map<string, string>();
    for (const { path = '', message } of found) first.set(path, first.get(path) ?? message);
    return [...first].map(([path, message]) => ({ path, message }));
  }
}
