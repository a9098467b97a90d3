import { refusedMessages } from './server-errors';

/** A validation error of a form. */
export interface Problem {
  /** Dotted path of the field. */
  field: string;
  message: string;
}

/** All errors of a form, one per field; the schema's take precedence over the server's. */
export function problemsOf(errors: object, status: unknown, values: object): Problem[] {
  const messages = { ...refusedMessages(status, values), ...Object.fromEntries(flatten(errors, '')) };
  return Object.entries(messages).map(([field, message]) => ({ field, message }));
}

/** The message of a field; of a list of messages, the first. */
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
