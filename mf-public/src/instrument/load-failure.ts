import { statusOf } from '@portal/api-slice';

/** Statuses that mean that the record does not exist. A malformed id is refused rather than not found. */
const MISSING: ReadonlySet<number | null> = new Set([400, 404, 422]);

/** Why a record could not be loaded: missing or another failure; `null` without an error. */
export function loadFailure(error: unknown): 'missing' | 'failed' | null {
  if (!error) return null;
  return MISSING.has(statusOf(error)) ? 'missing' : 'failed';
}
