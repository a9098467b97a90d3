import type { Failure } from '@portal/domain';
import { NOT_REACHED } from './texts';

/** A failed request as serializable data. */
export interface ApiError extends Partial<Pick<Failure, 'code' | 'errors' | 'data'>> {
  /** HTTP status; 0 without a readable response. */
  status: number;
  message?: string;
  /** Request id in the server's log, for unexpected failures. */
  reference?: string;
}

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** The message that the server itself sent about a failure; `null` if it sent none. */
export const sentMessage = (error: unknown): string | null => (isApiError(error) ? (error.message ?? null) : null);

/** The server's message about a failure, or that there was no answer; `null` for an answer without a message. */
export const serverMessage = (error: unknown): string | null =>
  sentMessage(error) ?? (statusOf(error) === 0 ? NOT_REACHED : null);

/** The request id of an unexpected failure; `undefined` for other failures. */
export const referenceOf = (error: unknown): string | undefined => (isApiError(error) ? error.reference : undefined);

/** The HTTP status of a failure; 0 without a response, `null` for an error that is not an `ApiError`. */
export const statusOf = (error: unknown): number | null => (isApiError(error) ? error.status : null);

/** The code of a failure (see `CATALOGUE`); `null` without one. */
export const codeOf = (error: unknown): number | null => (isApiError(error) ? (error.code ?? null) : null);

/** The data that the server sent with a failure; the caller knows their type by the code. */
export const dataOf = (error: unknown): unknown => (isApiError(error) ? error.data : undefined);

/** The first message of each field by dotted path; `null` if the failure has no field errors. */
export function fieldErrors(error: unknown): Record<string, string> | null {
  if (!isApiError(error) || !error.errors || error.errors.length === 0) return null;
  return Object.fromEntries(error.errors.toReversed().map(({ path, message }) => [path, message]));
}

/** The errors for a form to show after a failed submit; `undefined` if it did not fail. */
export const refusalOf = (error: unknown) =>
  error === undefined ? undefined : { errors: fieldErrors(error), message: serverMessage(error) };

/** The response header with the request id of the server's log. */
export const REFERENCE_HEADER = 'x-request-id';

const FIRST_OF_SERVER = 500;

/**
 * The request id of unexpected failures, which users can quote to support; other failures are explained by their
 * message.
 */
export const named = (status: number, reference: string | null | undefined): { reference?: string } =>
  reference && (status === 0 || status >= FIRST_OF_SERVER) ? { reference } : {};
