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

/** Ends the caller's present session and no other one of the user; copies of its tokens are invalid from then on. */
export function logout({ db, now }: Context, { id, sessionId }: Actor): Promise<void> {
  return transaction(db, async (tx) => {
    if (!(await endSession(tx, { userId: id, sessionId }, now()))) return;
    await writeAudit(tx, { actorId: id, action: 'session.close', objectKind: 'session', objectId: sessionId });
  });
}

/** Ends every session of the user, the present one too, and notifies the user by mail. */
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
