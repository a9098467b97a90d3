import type { Call } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { verifyAccessToken } from '../accounts/access-token';
import { verifyRefreshToken } from '../accounts/refresh.service';
import { sessionEnded } from '../accounts/session-ended';
import type { Actor, Context } from '../app-types';
import { findActor } from '../users/actor';

/** The token of an `Authorization: Bearer …` header, or nothing. */
const bearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** The one call that carries a refresh token; every other carries an access token. */
const REFRESH: Call = 'POST /auth/refresh';

/** Calls that begin a session anew: what is left of an older one must not stand in their way. */
const BEGINNINGS: readonly Call[] = ['POST /auth/login', 'POST /auth/reset-password', 'POST /auth/change-password'];

/**
 * Who calls. No token is an anonymous caller; a token that does not hold is refused even where anonymous callers
 * are welcome, so that a client with an expired one refreshes it instead of seeing less than it may.
 */
export async function authenticate(context: Context, request: FastifyRequest, call: Call): Promise<Actor | null> {
  const token = bearerToken(request);
  if (!token) return null;
  const session = await (call === REFRESH ? verifyRefreshToken : verifyAccessToken)(context, token);
  const actor = session && (await findActor(context.db, session));
  if (!actor && !BEGINNINGS.includes(call)) throw sessionEnded();
  return actor;
}
