import { needsFactor, permissionsOf, type Profile } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { toActor, type User } from '../users/user.store';
import { hasFactor } from '../users/factor.store';
import { findSessionUser } from './session.store';
import { claimsOf, signToken, verifyToken } from './session-token';

/** Claims about the bearer. They drive the menu only; rights are looked up for every call. */
const profileOf = ({ id, email, firstName, lastName, roles }: User, isLackingFactor: boolean): Profile => ({
  _id: id,
  email,
  first_name: firstName,
  last_name: lastName,
  permissions: isLackingFactor ? [] : permissionsOf(roles),
  ...(isLackingFactor && { needs_factor: true }),
});

/** Whether the roles of a user require a second factor here. */
const requiresFactor = ({ settings }: Context, { roles }: Pick<User, 'roles'>) =>
  settings.secondFactor === 'required' && needsFactor(roles);

/** A short-lived token for the calls of a session, with the profile that the menu needs. */
export async function issueAccessToken(context: Context, user: User, sessionId: string): Promise<string> {
  const isLackingFactor = requiresFactor(context, user) && !(await hasFactor(context.db, user.id));
  return signToken(context, 'access', { userId: user.id, sessionId }, { profile: profileOf(user, isLackingFactor) });
}

/**
 * The bearer of an access token in a running session, with the present rights; null if the token is invalid, its
 * session has ended or the account is deactivated. Key, session and account are looked up in one statement.
 */
export async function bearerOf(context: Context, token: string): Promise<Actor | null> {
  const { db, now } = context;
  const claims = claimsOf(token);
  const stored = claims && (await findSessionUser(db, claims, now()));
  if (!claims || !stored) return null;
  const { secret, hasFactor: has, ...user } = stored;
  const key = { id: claims.keyId, secret: Buffer.from(secret, 'base64url') };
  const session = await verifyToken(now(), 'access', token, async (kid) => (kid === key.id ? key : undefined));
  const actor = session && toActor(user, session.sessionId);
  return actor && requiresFactor(context, user) && !has ? { ...actor, lacksFactor: true } : actor;
}
