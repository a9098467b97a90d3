import { CAPABILITIES, type Capability } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../accounts/access-token';
import { bearerToken } from '../accounts/bearer-token';
import { provesKey, verifyRefreshToken } from '../accounts/session.service';
import { sessionEnded, type Session } from '../accounts/session-token';
import type { Actor, Context } from '../../platform/process/app-types';
import { AppError } from '../../platform/errors/app-error';
import type { DeclaredCall } from '../../platform/http/call';
import type { Db } from '../../platform/db/client';
import { findUser, toActor } from '../users/user.store';

/** The actor of a session, with the present rights; null if the account is deactivated. */
export async function findActor(db: Db, { userId, sessionId }: Session): Promise<Actor | null> {
  const user = await findUser(db, userId);
  return user ? toActor(user, sessionId) : null;
}

/** Calls about the session itself carry its refresh token, which lasts as long as the session; every other an access token. */
export const WITH_REFRESH_TOKEN: readonly Capability[] = ['session.renew', 'session.close'];

/** Calls that begin a new session: the expired token of an older one must not make them fail. */
const BEGINNINGS: readonly Capability[] = ['session.open', 'password.reset', 'password.check-link', 'password.change'];

/**
 * The caller. Without a token the caller is anonymous; an invalid token is refused even where anonymous callers are
 * allowed, so that a client with an expired one refreshes it instead of seeing less than it may. A token of the call's
 * own kind (a deploy token) names no user: the call verifies it itself, and for all other calls it is invalid.
 */
export async function authenticate(
  context: Context,
  request: FastifyRequest,
  { capability, isOwnToken }: Pick<DeclaredCall, 'capability' | 'isOwnToken'>,
): Promise<Actor | null> {
  const token = bearerToken(request);
  if (!token || isOwnToken?.(token)) return null;
  const actor = WITH_REFRESH_TOKEN.includes(capability)
    ? await refresher(context, token, capability === 'session.renew' ? request : null)
    : await bearerOf(context, token);
  if (!actor && !BEGINNINGS.includes(capability)) throw sessionEnded();
  return actor?.lacksFactor ? whileWithoutFactor(actor, capability) : actor;
}

/** What users can do before they have set up the second factor that their role requires. */
const SETTING_UP: readonly Capability[] = [
  'session.close-all',
  'identity.confirm',
  'second-factor.list',
  'second-factor.set-up',
  'profile.read',
];

/** Such a user; anonymous for the public part of the portal, and refused for everything else. */
function whileWithoutFactor(actor: Actor, capability: Capability): Actor | null {
  if (SETTING_UP.includes(capability)) return actor;
  if (CAPABILITIES[capability].An === 401) throw new AppError('factorMissing', 403);
  return null;
}

/**
 * The bearer of a refresh token; `renewal` is the request that renews its session, which must prove the key. To log out
 * takes the token alone: the page may close before a proof is signed, and a copy of the token can do nothing else.
 */
async function refresher(context: Context, token: string, renewal: FastifyRequest | null): Promise<Actor | null> {
  const session = await verifyRefreshToken(context, token);
  if (!session || (renewal && !(await provesKey(context, session, renewal)))) return null;
  return findActor(context.db, session);
}
