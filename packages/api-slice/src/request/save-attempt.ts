import { CATALOGUE } from '@portal/domain';
import { fieldErrors, serverMessage, statusOf } from './api-error';
import { UNEXPECTED } from './texts';

export interface SaveAnswer<Saved> {
  data?: Saved | undefined;
  error?: unknown;
}

const CONFLICT = 409;

/** The outcome of saving a record, for its form; without field errors with a message. */
export function saveAttempt<Saved extends { version: number }>({ data, error }: SaveAnswer<Saved>) {
  if (data) return { state: 'saved' as const, record: data };
  const record = savedMeanwhile(error) as Saved | null;
  if (record) return { state: 'conflict' as const, record };
  const errors = fieldErrors(error);
  const message = errors ? null : (serverMessage(error) ?? UNEXPECTED);
  return { state: 'failed' as const, errors, message };
}

/** The record saved by another user meanwhile; `null` if the save failed for another reason. */
function savedMeanwhile(error: unknown): { version: number } | null {
  if (statusOf(error) !== CONFLICT) return null;
  const { code, data } = error as { code?: number; data?: unknown };
  if (code === CATALOGUE.notEditable.code) return null;
  return typeof data === 'object' && data !== null && 'version' in data ? (data as { version: number }) : null;
}
