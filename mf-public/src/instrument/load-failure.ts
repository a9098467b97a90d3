import { statusOf } from '@portal/api-slice';

/** Answers that mean: there is nothing at this address. A malformed id is refused rather than not found. */
const MISSING: ReadonlySet<number | null> = new Set([400, 404, 422]);

/** Why a record could not be loaded: it does not exist, or something else went wrong; `null` without an error. */
export function loadFailure(error: unknown): 'missing' | 'failed' | null {
  if (!error) return null;
  return MISSING.has(statusOf(error)) ? 'missing' : 'failed';
}
