import type { Failure } from '@portal/domain';

/** What failed, in a form that the store can keep. */
export interface ApiError extends Partial<Pick<Failure, 'code' | 'errors' | 'data'>> {
  /** HTTP status; 0 when no answer came, or none that could be read. */
  status: number;
  /** What the server said, in its own words. */
  message?: string;
  /** How the log of the server calls the request, for failures that nobody foresaw. */
  reference?: string;
}

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** What the server said about a failure; `null` when it said nothing. */
export const serverMessage = (error: unknown): string | null => (isApiError(error) ? (error.message ?? null) : null);

/** How the log of the server calls a request that failed unforeseen; `undefined` for other failures. */
export const referenceOf = (error: unknown): string | undefined => (isApiError(error) ? error.reference : undefined);

/** HTTP status of a failure; 0 when there was no answer, `null` when it was none of the API. */
export const statusOf = (error: unknown): number | null => (isApiError(error) ? error.status : null);

/** Messages by dotted path of the field; `null` when the failure names no field. The first message of a field counts. */
export function fieldErrors(error: unknown): Record<string, string> | null {
  if (!isApiError(error) || !error.errors || error.errors.length === 0) return null;
  return Object.fromEntries(error.errors.toReversed().map(({ path, message }) => [path, message]));
}
