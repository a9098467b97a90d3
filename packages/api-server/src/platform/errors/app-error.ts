import { CATALOGUE, type CatalogueName, type FieldError } from '@portal/domain';

export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

interface Details {
  /** Sentence for the person; without it, the catalogue's message is used. */
  message?: string;
  errors?: FieldError[];
  /** What the person needs to go on, e.g. the present record after a conflict. */
  data?: unknown;
  /** What really happened; logged, and never sent. */
  cause?: Error;
}

const CATALOGUE_NAMES = Object.keys(CATALOGUE) as CatalogueName[];

/** A refusal that the person may read: catalogue entry, HTTP status and, where it helps, a sentence of its own. */
export class AppError extends Error {
  readonly status: FailureStatus;
  readonly code: number;
  readonly errors?: FieldError[];
  readonly data?: unknown;

  constructor(name: CatalogueName, status: FailureStatus, { message, errors, data, cause }: Details = {}) {
    super(message ?? CATALOGUE[name].message, { cause });
    this.name = 'AppError';
    this.status = status;
    this.code = CATALOGUE[name].code;
    this.errors = errors;
    this.data = data;
  }

  /** A refusal whose code and sentence are settled already, as the permission matrix hands them out. */
  static of(code: number, message: string, status: FailureStatus, errors?: FieldError[]) {
    const name = CATALOGUE_NAMES.find((known) => CATALOGUE[known].code === code) ?? 'unknown';
    return new AppError(name, status, { message, ...(errors && { errors }) });
  }
}

/** The refusal of an address that leads to nothing. */
export const notFound = () => new AppError('notLoaded', 404, { message: 'Resource not found!' });

/** A record that was looked for; 404 when it is not there, or no longer. */
export function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFound();
  return found;
}

/** A value that only the database or another record can refuse, on its field. */
export const refusedField = (path: string, message: string) =>
  new AppError('notSaved', 422, { message, errors: [{ path, message }] });
