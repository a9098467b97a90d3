import type { Tokens } from '@portal/domain';
import type { Actor, Context } from '../../platform/process/app-types';
import { findUser } from '../users/user.store';
import { issueAccessToken } from './access-token';
import { digestOf } from '../../platform/digest/digest';
import { isLiveRefresh, endSession, endSessions } from './session.store';
import { sessionEnded, readToken, type Session } from './session-token';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { signedOutMail } from './account-mails';
import { writeMail } from '../../platform/mail/mail.store';

/** The running session of a refresh token; null if the token is invalid or its session has ended. */
export async function verifyRefreshToken(context: Context, token: string): Promise<Session | null> {
  const session = await readToken(context, 'refresh', token);
  return session && (await isLiveRefresh(context.db, session, digestOf(token), context.now())) ? session : null;
}

/** A new access token for the session of the refresh token, with the present names and permissions. */
export async function refresh(context: Context, actor: Actor): Promise<Pick<Tokens, 'access_token'>> {
  const user = await findUser(context.db, actor.id);
  if (!user) throw sessionEnded();
  return { access_token: await issueAccessToken(context, user, actor.sessionId) };
}

/** Ends only the caller's present session; copies of its tokens are invalid from then on. */
export function logout({ db, now }: Context, { id, sessionId }: Actor): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await endSession(tx, { userId: id, sessionId }, now()))) return;
    await writeAudit(tx, { actorId: id, action: 'session.close', objectKind: 'session', objectId: sessionId });
  });
}

/** Ends every session of the user, the present one included, and notifies the user by mail. */
export function signOutEverywhere({ db, now, settings }: Context, actor: Actor): Promise<void> {
  return transaction(db, async (tx) => {
    await endSessions(tx, actor.id, now());
    await writeMail(tx, signedOutMail({ to: actor, publicUrl: settings.publicUrl }));
    await writeAudit(tx, {
      actorId: actor.id,
      action: 'user.sign-out',
      objectKind: 'user',
      objectId: actor.id,
      objectName: `${actor.firstName} ${actor.lastName}`,
    });
  });
}
