/** The body of a load. It has no message, so that opening a page shows no toast. */
export interface Load<T> {
  data: T;
}

/** The body of a successful action. `message` mirrors `msg`; the code is below 1000. */
export interface Action<T = null> {
  code: number;
  msg: string;
  message: string;
  data: T;
}

/** An error of a field, with its dotted path and a sentence for the user. */
export interface FieldError {
  path: string;
  message: string;
}

/** The body of every failure. On a version conflict, `data` contains the present record. */
export interface Failure {
  code: number;
  msg: string;
  message: string;
  errors?: FieldError[];
  data?: unknown;
}
