import { getIn } from 'formik';
import type { FormikState } from 'formik';
import { isAnswered } from './problem-words';

/** A validation error of a form. */
export interface Problem {
  /** Dotted path of the field. */
  field: string;
  message: string;
}

/** All errors of a form, one per field; schema errors take precedence over server errors. */
export function problemsOf(errors: object, status: unknown, values: object): Problem[] {
  const messages = { ...refusedMessages(status, values), ...Object.fromEntries(flatten(errors, '')) };
  return Object.entries(messages).map(([field, message]) => ({ field, message }));
}

/** The message of a field; the first if there are several. */
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

/** The server's messages keyed by dotted path of the field, each with the refused value. */
export interface ServerErrors {
  refused: Record<string, { message: string; value: unknown }>;
}

/**
 * The server's field errors as the status of a form: `form.setStatus(serverErrors(values, fieldErrors(error)))`. Each
 * message is shown until the value of its field changes. `undefined` if there are no messages.
 */
export function serverErrors(values: object, messages: Record<string, string> | null): ServerErrors | undefined {
  if (messages === null) return undefined;
  const refused: ServerErrors['refused'] = {};
  for (const [path, message] of Object.entries(messages)) refused[path] = { message, value: getIn(values, path) };
  return { refused };
}

/** The server's messages for the fields that still hold the refused value. */
export function refusedMessages(status: unknown, values: object): Record<string, string> {
  const messages: Record<string, string> = {};
  if (!isServerErrors(status)) return messages;
  for (const [path, { message, value }] of Object.entries(status.refused))
    if (getIn(values, path) === value) messages[path] = message;
  return messages;
}

const isServerErrors = (status: unknown): status is ServerErrors =>
  typeof status === 'object' && status !== null && 'refused' in status;

/**
 * The error that a field shows: what the server has refused, or what the schema says once the field was left or the form
 * submitted. A long form is checked after a pause in typing: until then, an error may be about an earlier value.
 */
export function shownError(
  { errors, touched, status, values }: Pick<FormikState<object>, 'errors' | 'touched' | 'status' | 'values'>,
  name: string,
): string | undefined {
  const found = messageOf(getIn(errors, name));
  const isShown = found !== undefined && Boolean(getIn(touched, name)) && !isAnswered(found, getIn(values, name));
  return refusedMessages(status, values)[name] ?? (isShown ? found : undefined);
}
