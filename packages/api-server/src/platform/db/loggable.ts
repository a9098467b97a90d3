import { sqlProblem } from './sql-problem';

/** A failed query, as the database layer throws it: its message and its parameters contain user input. */
interface FailedQuery extends Error {
  query: string;
}

const isFailedQuery = (error: Error): error is FailedQuery => 'query' in error && typeof error.query === 'string';

/** A stack begins with the message, which contains user input: only the lines below it may be logged. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => line.trimStart().startsWith('at '));

/**
 * An error in a form that may be logged. Of a failed query only the statement and the reason of the database, never the
 * parameters: among them are links that open accounts and password hashes.
 */
export function loggable(error: Error) {
  if (!isFailedQuery(error)) return { err: error };
  return { query: error.query, problem: sqlProblem(error) ?? 'unknown', places: placesOf(error) };
}
