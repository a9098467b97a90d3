import { CATALOGUE, type CatalogueName, type FieldError } from '@portal/domain';

/** HTTP statuses that a call may fail with. */
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
  static of(code: number, message: string, status: FailureStatus) {
    const name = CATALOGUE_NAMES.find((known) => CATALOGUE[known].code === code) ?? 'unknown';
    return new AppError(name, status, { message });
  }
}
