/** The body of a load: data and no message, so that opening a page raises no toast. */
export interface Load<T> {
  data: T;
}

/** The body of an action that went well. `message` mirrors `msg`; the code is below 1000. */
export interface Action<T = null> {
  code: number;
  msg: string;
  message: string;
  data: T;
}

/** An error of a field: its dotted path and a sentence for the user. */
export interface FieldError {
  path: string;
  message: string;
}

/** The body of every failure. `data` carries the present record when two people edited it at once. */
export interface Failure {
  code: number;
  msg: string;
  message: string;
  errors?: FieldError[];
  data?: unknown;
}
