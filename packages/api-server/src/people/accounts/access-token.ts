import { permissionsOf, type Profile } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import type { User } from '../users/user.store';
import { isLiveSession } from './session.store';
import { readToken, signToken, type Session } from './session-token';

/** What the token says about its bearer. It drives the menu only; rights are looked up for every call. */
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

/** The running session of an access token; null when the token does not hold or its session has been ended. */
export async function verifyAccessToken(context: Context, token: string): Promise<Session | null> {
  const session = await readToken(context, 'access', token);
  return session && (await isLiveSession(context.db, session, context.now())) ? session : null;
}
