import { MATRIX, type Call } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../accounts/access-token';
import { verifyRefreshToken } from '../accounts/refresh.service';
import { sessionEnded } from '../accounts/session-ended';
import type { Actor, Context } from '../../platform/process/app-types';
import { isDeployToken } from '../../publishing/releases/deploy-token';
import { findActor } from '../users/actor';
import { bearerToken } from './bearer-token';

/** Calls about the session itself carry its refresh token, which lasts as long as the session; every other an access token. */
export const REFRESH_TOKEN_CALLS: readonly Call[] = ['POST /auth/refresh', 'POST /auth/logout'];

/** Calls that begin a session anew: what is left of an older one must not stand in their way. */
const BEGINNINGS: readonly Call[] = ['POST /auth/login', 'POST /auth/reset-password', 'POST /auth/change-password'];

/**
 * Who calls. No token is an anonymous caller; a token that does not hold is refused even where anonymous callers
 * are welcome, so that a client with an expired one refreshes it instead of seeing less than it may. A deploy token is
 * nobody's: calls that know such tokens verify it themselves, and for all others it does not hold.
 */
export async function authenticate(context: Context, request: FastifyRequest, call: Call): Promise<Actor | null> {
  const token = bearerToken(request);
  if (!token || (isDeployToken(token) && MATRIX[call].An === 'withDeployToken')) return null;
  const actor = REFRESH_TOKEN_CALLS.includes(call) ? await refresher(context, token) : await bearerOf(context, token);
  if (!actor && !BEGINNINGS.includes(call)) throw sessionEnded();
  return actor;
}

async function refresher(context: Context, token: string): Promise<Actor | null> {
  const session = await verifyRefreshToken(context, token);
  return session && findActor(context.db, session);
}
