import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type FailureStatus } from './app-error';
import { failure } from './envelope';

/** What the framework itself refuses, in our words. */
const FRAMEWORK: Readonly<Partial<Record<number, [status: FailureStatus, message: string]>>> = {
  400: [400, 'The request is malformed.'],
  413: [413, 'What was sent is too large.'],
  415: [415, 'This kind of content is not accepted.'],
  429: [429, 'Too many requests. Please wait a moment and try again.'],
  503: [503, 'The portal is busy or its database is away. Please try again in a moment.'],
};

/** Codes of the database driver for "not reachable now"; what was asked may be asked again. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[123]|08\w{3}|53300)$/;

function databaseIsAway(error: unknown): boolean {
  for (
    let cause = error as { code?: unknown; cause?: unknown } | undefined;
    cause;
    cause = cause.cause as typeof cause
  ) {
    if (typeof cause.code === 'string' && UNREACHABLE.test(cause.code)) return true;
  }
  return false;
}

/** Turns whatever was thrown into a refusal that may be shown; nothing of stack or query leaves the server. */
export function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (databaseIsAway(error)) return toAppError(Object.assign(new Error(), { statusCode: 503 }));
  const [status, message] = FRAMEWORK[(error as FastifyError).statusCode ?? 500] ?? [500 as const, undefined];
  return new AppError('unknown', status, { message });
}

/** The one place where a failure becomes an answer. */
export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toAppError(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'call failed');
  return reply.code(refusal.status).send(failure(refusal));
}
