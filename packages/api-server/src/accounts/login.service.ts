import { randomUUID } from 'node:crypto';
import type { Login, Tokens } from '@portal/domain';
import type { Context } from '../app-types';
import { writeAudit } from '../audit/audit.store';
import { transaction } from '../db/client';
import { AppError } from '../http/app-error';
import { countTowards, refuseBeyond, startAnew } from '../limits/limits';
import { placeOf } from '../limits/place';
import { findUser, toAddress } from '../users/user.store';
import { issueAccessToken } from './access-token';
import { findAccountByEmail, holdAccount, replaceHash, type Account } from './account.store';
import { digestOf } from './digest';
import { isResetPending } from './one-time-token.store';
import { hashPassword, isOutdated, verifyPassword } from './password-hash';
import { logRefusedLogin } from './refused-login';
import { hasLoggedInAt, insertSession } from './session.store';
import { expiryOf, signToken } from './session-token';

/** The same for everybody, so that nobody learns which addresses have an account and in which state it is. */
const refused = () =>
  new AppError('permissionDenied', 401, {
    message: 'The e-mail address or the password is wrong, or the account cannot be used now.',
  });

/** Opens a session, or refuses to and tells the log. `ip` is where the person comes from. */
export async function login(context: Context, asked: Login, ip: string): Promise<Tokens> {
  try {
    return await judge(context, asked, ip);
  } catch (error) {
    if (error instanceof AppError) await logRefusedLogin(context, { ...asked, ip, status: error.status });
    throw error;
  }
}

/**
 * Wrong guesses are counted by address and place, and by place over all addresses. When somebody tries one address after
 * the other, the place takes right passwords of those only who are known there; all others hear the same as for a wrong
 * one, at the same cost.
 */
async function judge(context: Context, { email, password }: Login, ip: string): Promise<Tokens> {
  const place = placeOf(ip);
  const guesser = [toAddress(email), place];
  await refuseBeyond(context, 'loginFailures', guesser);
  const account = await findAccountByEmail(context.db, email);
  const isRight = await verifyPassword(account?.passwordHash, password);
  const isHeld = account && (await isResetPending(context.db, account.id, digestOf(place), context.now()));
  if (!account || !isRight || isHeld) {
    await countTowards(context, 'loginFailures', guesser);
    await countTowards(context, 'loginFailuresFromPlace', [place]);
    throw refused();
  }
  // Of many guesses at once, only those count that were through before the limit was reached.
  await refuseBeyond(context, 'loginFailures', guesser);
  const isKnown = await hasLoggedInAt(context.db, account.id, digestOf(place));
  if (!isKnown) await refuseBeyond(context, 'loginFailuresFromPlace', [place]);
  const tokens = await openSession(context, account, place);
  // The password was changed while it was verified: it is judged as it is now.
  if (!tokens) return judge(context, { email, password }, ip);
  await startAnew(context.db, 'loginFailures', guesser);
  await strengthen(context, account, password);
  return tokens;
}

/** Records a session and makes its tokens; null when the password is another by now. */
async function openSession(context: Context, account: Account, place: string): Promise<Tokens | null> {
  const session = { userId: account.id, sessionId: randomUUID() };
  const expiresAt = expiryOf('refresh', context.now());
  const refresh_token = await signToken(context, 'refresh', session);
  const isOpen = await transaction(context.db, async (tx) => {
    if (!(await holdAccount(tx, account))) return false;
    await insertSession(tx, { ...session, digest: digestOf(refresh_token), expiresAt, openedFrom: digestOf(place) });
    await writeAudit(tx, {
      actorId: account.id,
      action: 'session.open',
      objectKind: 'session',
      objectId: session.sessionId,
    });
    return true;
  });
  const user = isOpen && (await findUser(context.db, account.id));
  return user ? { access_token: await issueAccessToken(context, user, session.sessionId), refresh_token } : null;
}

/** Hashes anew what was hashed with less than today's cost, now that the password is at hand. */
async function strengthen({ db }: Context, { id, passwordHash }: Account, password: string) {
  if (!passwordHash || !isOutdated(passwordHash)) return;
  await replaceHash(db, id, { from: passwordHash, to: await hashPassword(password) });
}
