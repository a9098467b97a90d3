/** The cause of a failed query, as far as a caller can react to it. */
export interface SqlProblem {
  /**
   * `duplicate`: the value is taken; `reference`: a referenced row is missing, or the row is still referenced; `check`:
   * a rule of the table forbids the value; `value`: it does not fit the column (a malformed id, a NUL character, a
   * number out of range); `conflict`: two transactions met, a retry helps; `unavailable`: the database does not answer.
   */
  kind: 'duplicate' | 'reference' | 'check' | 'value' | 'conflict' | 'unavailable';
  /** Name of the violated constraint or index. */
  constraint?: string;
}

/** SQLSTATEs, exact or by class (the first two characters). */
const KINDS: Record<string, SqlProblem['kind']> = {
  '23505': 'duplicate',
  '23503': 'reference',
  '23502': 'check',
  '23514': 'check',
  '22': 'value',
  '40': 'conflict',
  '08': 'unavailable',
  '53': 'unavailable',
  '57': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ENOENT: 'unavailable',
  // From a server on another machine, or the network between.
  ETIMEDOUT: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  EPIPE: 'unavailable',
};

/** The fields of the driver's errors that are read here. */
interface Thrown {
  code?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Finds the database's own error in a failed query; undefined if there is none, in most cases because of a bug. */
export function sqlProblem(error: unknown): SqlProblem | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, constraint, message, cause }: Thrown = error;
  const kind = kindOfCode(code) ?? kindOfMessage(message);
  if (!kind) return sqlProblem(cause);
  return typeof constraint === 'string' ? { kind, constraint } : { kind };
}

const kindOfCode = (code: unknown) =>
  typeof code === 'string' ? (KINDS[code] ?? (isSqlState(code) ? KINDS[code.slice(0, 2)] : undefined)) : undefined;

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

/** The driver has no code for a missing or lost connection, only these messages. */
const kindOfMessage = (message: unknown) =>
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error))/.test(
    String(message),
  )
    ? 'unavailable'
    : undefined;
