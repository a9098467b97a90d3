import { MATRIX, type Call } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { verifyAccessToken } from '../accounts/access-token';
import { verifyRefreshToken } from '../accounts/refresh.service';
import { sessionEnded } from '../accounts/session-ended';
import type { Actor, Context } from '../app-types';
import { isDeployToken } from '../releases/deploy-token';
import { findActor } from '../users/actor';
import { bearerToken } from './bearer-token';

/** The one call that carries a refresh token; every other carries an access token. */
const REFRESH: Call = 'POST /auth/refresh';

/** Calls that begin a session anew: what is left of an older one must not stand in their way. */
const BEGINNINGS: readonly Call[] = ['POST /auth/login', 'POST /auth/reset-password', 'POST /auth/change-password'];

/**
 * Who calls. No token is an anonymous caller; a token that does not hold is refused even where anonymous callers
 * are welcome, so that a client with an expired one refreshes it instead of seeing less than it may. A deploy token is
 * nobody's: calls that know such tokens judge it themselves, and for all others it does not hold.
 */
export async function authenticate(context: Context, request: FastifyRequest, call: Call): Promise<Actor | null> {
  const token = bearerToken(request);
  if (!token || (isDeployToken(token) && MATRIX[call].An === 'withDeployToken')) return null;
  const session = await (call === REFRESH ? verifyRefreshToken : verifyAccessToken)(context, token);
  const actor = session && (await findActor(context.db, session));
  if (!actor && !BEGINNINGS.includes(call)) throw sessionEnded();
  return actor;
}
