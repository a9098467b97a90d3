import { CATALOGUE, type CatalogueName, type FieldError } from '@portal/domain';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

interface Details {
  /** Sentence for the user; by default the catalogue's message. */
  message?: string;
  errors?: FieldError[];
  /** Data that the user needs to continue, e.g. the present record after a conflict. */
  data?: unknown;
  /** Delay after which a retry is useful, s. */
  retryAfter?: number;
  /** The real cause; logged, and never sent. */
  cause?: Error;
}

const CATALOGUE_NAMES = Object.keys(CATALOGUE) as CatalogueName[];

/** A refusal that the user may read: catalogue entry, HTTP status and, if it helps, a specific sentence. */
export class AppError extends Error {
  readonly status: FailureStatus;
  readonly code: number;
  readonly errors?: FieldError[];
  readonly data?: unknown;
  readonly retryAfter?: number;

  constructor(name: CatalogueName, status: FailureStatus, { message, errors, data, cause, retryAfter }: Details = {}) {
    super(message ?? CATALOGUE[name].message, { cause });
    this.name = 'AppError';
    this.status = status;
    this.code = CATALOGUE[name].code;
    this.errors = errors;
    this.data = data;
    this.retryAfter = retryAfter;
  }

  /** A refusal with the code and sentence of the permission matrix. */
  static of(code: number, message: string, status: FailureStatus, details: Pick<Details, 'errors' | 'data'> = {}) {
    const name = CATALOGUE_NAMES.find((known) => CATALOGUE[known].code === code) ?? 'unknown';
    return new AppError(name, status, { message, ...details });
  }
}

/** The refusal of an unknown address. */
export const notFound = () => new AppError('notLoaded', 404, { message: 'Resource not found!' });

/** The record of a look-up; 404 if it does not exist, or no longer. */
export function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFound();
  return found;
}

/** A refusal of a change that does not fit the present state, in a sentence. */
export const conflict = (message: string) => new AppError('notSaved', 409, { message });

/** The refusal, on its field, of a value that would replace one that the caller has not seen; with the present data. */
export const changedMeanwhile = (errors: readonly [FieldError, ...FieldError[]], data: unknown) =>
  new AppError('notSaved', 409, { message: errors[0].message, errors: [...errors], data });

/** The refusal, on its field, of a value that only the database or another record can refuse. */
export const refusedField = (path: string, message: string) =>
  new AppError('notSaved', 422, { message, errors: [{ path, message }] });
