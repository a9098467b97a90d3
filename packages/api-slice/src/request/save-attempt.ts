import { CATALOGUE } from '@portal/domain';
import { fieldErrors, serverMessage, statusOf } from './api-error';

export interface SaveAnswer<Saved> {
  data?: Saved | undefined;
  error?: unknown;
}

const CONFLICT = 409;
const WITHOUT_ANSWER = 0;

/** The outcome of saving a record, for its form. `explain` returns the message of a failure without field errors. */
export function saveAttempt<Saved extends { version: number }>(
  { data, error }: SaveAnswer<Saved>,
  explain: (serverMessage: string | null, isLost: boolean) => string,
) {
  if (data) return { state: 'saved' as const, record: data };
  const record = savedMeanwhile(error) as Saved | null;
  if (record) return { state: 'conflict' as const, record };
  const errors = fieldErrors(error);
  const message = errors ? null : explain(serverMessage(error), statusOf(error) === WITHOUT_ANSWER);
  return { state: 'failed' as const, errors, message };
}

/** The record saved by another user meanwhile; `null` if the save failed for another reason. */
function savedMeanwhile(error: unknown): { version: number } | null {
  if (statusOf(error) !== CONFLICT) return null;
  const { code, data } = error as { code?: number; data?: unknown };
  if (code === CATALOGUE.notEditable.code) return null;
  return typeof data === 'object' && data !== null && 'version' in data ? (data as { version: number }) : null;
}
