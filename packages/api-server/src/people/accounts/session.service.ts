import { ACCOUNTS, type Tokens } from '@portal/domain';
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../platform/process/app-types';
import { findUser } from '../users/user.store';
import { issueAccessToken } from './access-token';
import { digestOf } from '../../platform/digest/digest';
import {
  advanceSession,
  endSession,
  endAllAccess,
  findRunningSession,
  touchSession,
  spendProof,
  type StoredSession,
} from './session.store';
import { bearerToken } from './bearer-token';
import { proofOf } from './session-proof';
import { sessionEnded, readToken, signToken, type Session } from './session-token';
import { AppError } from '../../platform/errors/app-error';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction } from '../../platform/db/client';
import { copiedSessionMail, signedOutMail } from './account-mails';
import { writeMail } from '../../platform/mail/mail.store';

/**
 * The running session of a refresh token; null if the token is invalid or its session has ended. A token that is used
 * after its successor has been copied, so its session ends.
 */
export async function verifyRefreshToken(
  context: Context,
  token: string,
): Promise<(Session & Pick<StoredSession, 'keyThumbprint'>) | null> {
  const { db, now } = context;
  const session = await readToken(context, 'refresh', token);
  const stored = session && (await findRunningSession(db, session, now()));
  if (!stored) return null;
  const { keyThumbprint } = stored;
  if (keyThumbprint === null) return stored.digest === digestOf(token) ? { ...session, keyThumbprint } : null;
  if (session.generation >= stored.generation - 1) return { ...session, keyThumbprint };
  await endCopiedSession(context, session);
  return null;
}

/**
 * Whether a request proves that its sender holds the key of a session; always true for a session without a key. A proof
 * is for one token: those that a script signs in advance end with the token that it sees.
 */
export async function provesKey(
  { db, now }: Context,
  { keyThumbprint }: Pick<StoredSession, 'keyThumbprint'>,
  request: FastifyRequest,
): Promise<boolean> {
  if (keyThumbprint === null) return true;
  const proof = await proofOf(request);
  if (proof?.thumbprint !== keyThumbprint || proof.tokenDigest !== digestOf(bearerToken(request) ?? '')) return false;
  const difference = Math.abs(now().getTime() - proof.signedAt.getTime());
  if (difference > TOLERANCE) throw wrongClock(now());
  return spendProof(db, proof.digest, new Date(proof.signedAt.getTime() + TOLERANCE));
}

/** The browser's clock may be ahead or behind by this much, ms. */
const TOLERANCE = ACCOUNTS.proofSeconds * 1000;

/** With the server's time, so that the browser can sign another proof for it. */
const wrongClock = (now: Date) =>
  new AppError('permissionDenied', 401, {
    message: `The clock of this device differs from that of the portal by more than ${ACCOUNTS.proofSeconds / 60} minutes.`,
    data: { now: Math.floor(now.getTime() / 1000) },
  });

/**
 * A new access token for the session of a refresh token, with the current names and permissions; in a session that is
 * bound to a key also the successor of the refresh token.
 */
export async function refresh(
  context: Context,
  actor: Actor,
  token: string | undefined,
): Promise<Pick<Tokens, 'access_token'> & Partial<Tokens>> {
  const user = await findUser(context.db, actor.id);
  if (!user) throw sessionEnded();
  const refresh_token = await successorOf(context, token ?? '');
  const access_token = await issueAccessToken(context, user, actor.sessionId);
  return { access_token, ...(refresh_token !== null && { refresh_token }) };
}

/** The next refresh token of a session that is bound to a key; null for other sessions, whose token does not change. */
async function successorOf(context: Context, token: string): Promise<string | null> {
  const { db, now } = context;
  const session = await readToken(context, 'refresh', token);
  const stored = session && (await findRunningSession(db, session, now()));
  if (!stored) throw sessionEnded();
  if (stored.keyThumbprint === null) {
    await touchSession(db, session, now());
    return null;
  }
  const gen = session.generation + 1;
  const successor = await signToken(context, 'refresh', session, { gen }, stored.expiresAt);
  if (!(await advanceSession(db, { ...session, digest: digestOf(successor) }, now()))) throw sessionEnded();
  return successor;
}

/** Ends a session of which a refresh token was copied, and notifies its user by mail. */
function endCopiedSession({ db, now, settings }: Context, session: Session): Promise<void> {
  return transaction(db, async (tx) => {
    const user = await findUser(tx, session.userId);
    if (!user || !(await endSession(tx, session, now()))) return;
    await writeMail(tx, copiedSessionMail({ to: user, publicUrl: settings.publicUrl }));
    await writeAudit(tx, {
      action: 'session.end-copied',
      objectKind: 'user',
      objectId: user.id,
      objectName: `${user.firstName} ${user.lastName}`,
    });
  });
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
    await endAllAccess(tx, actor.id, now());
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
