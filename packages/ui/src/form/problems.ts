import { refusedMessages } from './server-errors';

/** One thing wrong with a form. */
export interface Problem {
  /** Dotted path of the field. */
  field: string;
  message: string;
}

/** Everything wrong with a form, what the schema says first; a field is listed once. */
export function problemsOf(errors: object, status: unknown, values: object): Problem[] {
  const messages = { ...refusedMessages(status, values), ...Object.fromEntries(flatten(errors, '')) };
  return Object.entries(messages).map(([field, message]) => ({ field, message }));
}

function flatten(errors: object, prefix: string): [string, string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): [string, string][] => {
    if (typeof error === 'string') return [[prefix + key, error]];
    return typeof error === 'object' && error !== null ? flatten(error, `${prefix}${key}.`) : [];
  });
}
