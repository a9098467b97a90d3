import { permissionsOf, type Profile } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { toActor, type User } from '../users/user.store';
import { findSessionUser } from './session.store';
import { claimsOf, signToken, verifyToken } from './session-token';

/** Claims about the bearer. They drive the menu only; rights are looked up for every call. */
const profileOf = ({ id, email, firstName, lastName, roles }: User): Profile => ({
  _id: id,
  email,
  first_name: firstName,
  last_name: lastName,
  permissions: permissionsOf(roles),
});

/** A short-lived token for the calls of a session, with the profile that the menu needs. */
export const issueAccessToken = (context: Context, user: User, sessionId: string) =>
  signToken(context, 'access', { userId: user.id, sessionId }, { profile: profileOf(user) });

/**
 * The bearer of an access token in a running session, with the present rights; null if the token is invalid, its
 * session has ended or the account is deactivated. Key, session and account are looked up in one statement.
 */
export async function bearerOf({ db, now }: Context, token: string): Promise<Actor | null> {
  const claims = claimsOf(token);
  const stored = claims && (await findSessionUser(db, claims, now()));
  if (!claims || !stored) return null;
  const { secret, ...user } = stored;
  const key = { id: claims.keyId, secret: Buffer.from(secret, 'base64url') };
  const session = await verifyToken(now(), 'access', token, async (kid) => (kid === key.id ? key : undefined));
  return session && toActor(user, session.sessionId);
}
