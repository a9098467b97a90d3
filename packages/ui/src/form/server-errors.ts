import { getIn } from 'formik';

/** Messages of the server by dotted path of the field, each with the value that was refused. */
export interface ServerErrors {
  refused: Record<string, { message: string; value: unknown }>;
}

/**
 * What the server refused, as the status of a form: `form.setStatus(serverErrors(values, fieldErrors(error)))`.
 * Each message shows at its field until that field holds another value. Without messages there is nothing to show.
 */
export function serverErrors(values: object, messages: Record<string, string> | null): ServerErrors | undefined {
  if (messages === null) return undefined;
  const refused: ServerErrors['refused'] = {};
  for (const [path, message] of Object.entries(messages)) refused[path] = { message, value: getIn(values, path) };
  return { refused };
}

/** Messages of the server by field, for the fields that still hold the refused value. */
export function refusedMessages(status: unknown, values: object): Record<string, string> {
  const messages: Record<string, string> = {};
  if (!isServerErrors(status)) return messages;
  for (const [path, { message, value }] of Object.entries(status.refused))
    if (getIn(values, path) === value) messages[path] = message;
  return messages;
}

const isServerErrors = (status: unknown): status is ServerErrors =>
  typeof status === 'object' && status !== null && 'refused' in status;
