import { sqlProblem } from './sql-problem';

/** A query that failed, as the database layer throws it: its message and its parameters hold what people typed. */
interface FailedQuery extends Error {
  query: string;
}

const isFailedQuery = (error: Error): error is FailedQuery => 'query' in error && typeof error.query === 'string';

/** A stack begins with the message, which holds what people typed: only the lines below it may be logged. */
const placesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => line.trimStart().startsWith('at '));

/**
 * An error as it may be logged. Of a failed query only what it asked for and why the database refused, never its
 * parameters: among them are links that open accounts and hashes of passwords.
 */
export function loggable(error: Error) {
  if (!isFailedQuery(error)) return { err: error };
  return { query: error.query, problem: sqlProblem(error) ?? 'unknown', places: placesOf(error) };
}
