import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ANSWER_HEADERS } from '../page/security-headers';
import { sqlProblem, type SqlProblem } from '../db/sql-problem';
import { AppError, type FailureStatus } from './app-error';
import { failure } from './envelope';
import { loggable } from './loggable';

type Refused = readonly [status: FailureStatus, message: string];

const MALFORMED: Refused = [400, 'The request is malformed.'];
const AWAY: Refused = [503, 'The portal is busy or its database is away. Please try again in a moment.'];

/** What the framework itself refuses, in our words. */
const FRAMEWORK: Readonly<Partial<Record<number, Refused>>> = {
  400: MALFORMED,
  413: [413, 'What was sent is too large.'],
  414: MALFORMED,
  415: [415, 'This kind of content is not accepted.'],
  503: AWAY,
};

/** What the database refuses and no service foresaw; broken rules of a table are mistakes of ours and stay a 500. */
const DATABASE: Readonly<Partial<Record<SqlProblem['kind'], Refused>>> = {
  value: MALFORMED,
  duplicate: [409, 'Somebody else has just taken this. Please load the page again.'],
  conflict: [409, 'Somebody else has just changed this. Please try again.'],
  unavailable: AWAY,
};

/** Turns whatever was thrown into a refusal that may be shown; nothing of stack or query leaves the server. */
export function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  const problem = sqlProblem(error);
  const known = problem ? DATABASE[problem.kind] : FRAMEWORK[(error as FastifyError).statusCode ?? 500];
  if (!known) return new AppError('unknown', 500, { cause: error });
  const [status, message] = known;
  return new AppError('unknown', status, { message, cause: error });
}

/** Whoever hangs up while sending looks like a lost database: both are lost connections. */
const brokeOff = (error: Error, { raw }: FastifyRequest) => error === raw.errored;

/** The one place where a failure becomes an answer. */
export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const [status, message] = MALFORMED;
  const refusal = brokeOff(error, request) ? new AppError('unknown', status, { message }) : toAppError(error);
  // A refusal is what the caller hears; what really happened is its cause.
  const happened = refusal.cause instanceof Error ? refusal.cause : refusal;
  if (refusal.status >= 500) request.log.error(loggable(happened), 'call failed');
  // A page is read by a person, who gets the sentence; calls get the envelope.
  if (!request.url.startsWith('/api')) return reply.code(refusal.status).type('text/plain').send(refusal.message);
  return reply.code(refusal.status).send(failure(refusal));
}

/**
 * Refuses an address that the router cannot read. No route and none of their hooks ever sees such a request, so the
 * headers that hold for every answer are set here.
 */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ ...ANSWER_HEADERS, 'cache-control': 'no-store' });
  return handleError(error, request, reply);
}
