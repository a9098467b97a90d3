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

/** The message of a field; a field of several values has one for each that is wrong, of which the first is shown. */
export function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.find((message): message is string => typeof message === 'string');
  return typeof error === 'string' ? error : undefined;
}

function flatten(errors: object, prefix: string): [string, string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): [string, string][] => {
    const message = messageOf(error);
    if (message !== undefined) return [[prefix + key, message]];
    return typeof error === 'object' && error !== null ? flatten(error, `${prefix}${key}.`) : [];
  });
}
