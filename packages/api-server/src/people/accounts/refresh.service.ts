import type { Tokens } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { findUser } from '../users/user.store';
import { issueAccessToken } from './access-token';
import { digestOf } from '../../platform/digest/digest';
import { isLiveRefresh } from './session.store';
import { sessionEnded } from './session-ended';
import { readToken, type Session } from './session-token';

/** The running session of a refresh token; null when the token does not hold or its session has been ended. */
export async function verifyRefreshToken(context: Context, token: string): Promise<Session | null> {
  const session = await readToken(context, 'refresh', token);
  return session && (await isLiveRefresh(context.db, session, digestOf(token), context.now())) ? session : null;
}

/** A new access token for the session that the refresh token named, with the names and permissions of this moment. */
export async function refresh(context: Context, actor: Actor): Promise<Pick<Tokens, 'access_token'>> {
  const user = await findUser(context.db, actor.id);
  if (!user) throw sessionEnded();
  return { access_token: await issueAccessToken(context, user, actor.sessionId) };
}
