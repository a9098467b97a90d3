import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ANSWER_HEADERS } from './security-headers';
import { sqlProblem, type SqlProblem } from '../db/sql-problem';
import { AppError, type FailureStatus } from '../errors/app-error';
import { failure } from './envelope';
import { loggable } from '../db/loggable';
import { OverloadError } from '../errors/overload-error';
import { REQUEST_ID_HEADER } from './request-id';

type Refused = readonly [status: FailureStatus, message: string];

const MALFORMED: Refused = [400, 'The request is malformed.'];
const AWAY: Refused = [503, 'The portal is busy or its database is away. Please try again in a moment.'];

/** Refusals of the framework itself, in the portal's words. */
const FRAMEWORK: Readonly<Partial<Record<number, Refused>>> = {
  400: MALFORMED,
  413: [413, 'What was sent is too large.'],
  414: MALFORMED,
  415: [415, 'This kind of content is not accepted.'],
  503: AWAY,
};

/** Refusals of the database that no service handles; broken rules of a table are bugs of the portal and stay a 500. */
const DATABASE: Readonly<Partial<Record<SqlProblem['kind'], Refused>>> = {
  value: MALFORMED,
  duplicate: [409, 'Someone else has just taken this. Please load the page again.'],
  conflict: [409, 'Someone else has just changed this. Please try again.'],
  unavailable: AWAY,
};

/** Turns any failure into a refusal that may be shown; no stack or query leaves the server. */
export function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  const problem = sqlProblem(error);
  const known = problem ? DATABASE[problem.kind] : FRAMEWORK[(error as FastifyError).statusCode ?? 500];
  if (!known) return new AppError('unknown', 500, { cause: error });
  const [status, message] = known;
  return new AppError('unknown', status, { message, cause: error });
}

/** Delay after which a retry is useful, s. */
const RETRY_AFTER = 5;

/** A page is read by a user: it has the message and, for an unexpected error, the id to quote. */
const asText = ({ status, message }: AppError, { id }: FastifyRequest) =>
  status >= 500 ? `${message}\n\nReference: ${id}` : message;

/** A client that disconnects while sending looks like a lost database: both are lost connections. */
const brokeOff = (error: Error, { raw }: FastifyRequest) => error === raw.errored;

/** The only function that turns a failure into a response. */
export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const [status, message] = MALFORMED;
  const refusal = brokeOff(error, request) ? new AppError('unknown', status, { message }) : toAppError(error);
  // The caller receives the refusal; its cause is logged.
  const happened = refusal.cause instanceof Error ? refusal.cause : refusal;
  // An overload is logged where it is detected, once for many requests.
  if (refusal.status >= 500 && !(refusal instanceof OverloadError))
    request.log.error(loggable(happened), 'call failed');
  const isPage = !request.url.startsWith('/api');
  reply.code(refusal.status);
  // Whatever the answer was to be.
  reply.header('cache-control', 'no-store');
  const retryAfter = refusal.retryAfter ?? (refusal.status === 503 ? RETRY_AFTER : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // The browser requests the page again by itself.
  if (refusal.status === 503 && isPage) reply.header('refresh', RETRY_AFTER);
  return isPage ? reply.type('text/plain; charset=utf-8').send(asText(refusal, request)) : reply.send(failure(refusal));
}

/**
 * Refuses an address that the router cannot parse. No route and none of their hooks handles such a request, so the
 * headers of every response are set here.
 */
export function refuseAddress(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ ...ANSWER_HEADERS, [REQUEST_ID_HEADER]: request.id });
  return handleError(error, request, reply);
}
