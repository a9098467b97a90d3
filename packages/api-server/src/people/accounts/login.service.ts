import { createHmac } from 'node:crypto';
import type { Login, Tokens } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { AppError } from '../../platform/errors/app-error';
import { countTowards, refuseBeyond, startAnew } from '../../platform/limits/limits';
import { toAddress } from '../users/user.store';
import { findAccountByEmail, replaceHash, type Account } from './account.store';
import type { Client } from './client';
import { digestOf } from '../../platform/digest/digest';
import { isResetPending } from './one-time-token.store';
import { openSession } from './open-session';
import { hashPassword, isOutdated, verifyPassword } from './password-hash';
import { hasLoggedInAt } from './session.store';
import { currentKey } from './signing-keys';

/** The same for every refusal, so that it does not disclose whether an address has an account, and in which state. */
const refused = () =>
  new AppError('permissionDenied', 401, {
    message: 'Incorrect email or password, or the account is not active.',
  });

/** Opens a session, or refuses and logs it. */
export async function login(context: Context, asked: Login, client: Client): Promise<Tokens> {
  try {
    return await verifyLogin(context, asked, client);
  } catch (error) {
    if (error instanceof AppError) await logRefusedLogin(context, { ...asked, ...client, status: error.status });
    throw error;
  }
}

/**
 * Wrong guesses are counted by address and network, and by network over all addresses. Past the second limit (password
 * spraying), a network accepts right passwords only of users who have logged in from it before; all others get the same
 * refusal as for a wrong password, at the same cost.
 */
async function verifyLogin(context: Context, { email, password }: Login, client: Client): Promise<Tokens> {
  const { network } = client;
  const guesser = [toAddress(email), network];
  await refuseBeyond(context, 'loginFailures', guesser);
  const account = await findAccountByEmail(context.db, email);
  const isRight = await verifyPassword(account?.passwordHash, password);
  const isHeld = account && (await isResetPending(context.db, account.id, digestOf(network), context.now()));
  if (!account || !isRight || isHeld) {
    await countTowards(context, 'loginFailures', guesser);
    await countTowards(context, 'loginFailuresFromPlace', [network]);
    throw refused();
  }
  // Of many concurrent guesses, only those that get here before the limit is reached can succeed.
  await refuseBeyond(context, 'loginFailures', guesser);
  const isKnown = await hasLoggedInAt(context.db, account.id, digestOf(network));
  if (!isKnown) await refuseBeyond(context, 'loginFailuresFromPlace', [network]);
  const tokens = await openSession(context, account, client);
  // The password was changed while it was verified: it is verified as it is now.
  if (!tokens) return verifyLogin(context, { email, password }, client);
  await startAnew(context.db, 'loginFailures', guesser);
  await strengthen(context, account, password);
  return tokens;
}

/** Rehashes a password that was hashed at a lower cost; only a login has the password in plain text. */
async function strengthen({ db }: Context, { id, passwordHash }: Account, password: string) {
  if (!passwordHash || !isOutdated(passwordHash)) return;
  await replaceHash(db, id, { from: passwordHash, to: await hashPassword(password) });
}

/** 96 bits: digests of different addresses never collide in practice. */
const LETTERS = 16;

/**
 * Logs a refused login with its status, and with digests of the address and of the network, by which repeated attempts
 * can be recognized. The digests are keyed with the portal's key, so that readers of the log cannot find an address by
 * trying; they change when that key is replaced.
 */
async function logRefusedLogin(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { email, network, status }: Pick<Login, 'email'> & Pick<Client, 'network'> & { status: number },
): Promise<void> {
  const { secret } = await currentKey(db);
  const digest = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`log of ${kind}: ${text}`).digest('base64url').slice(0, LETTERS);
  log.info(
    { status, account: digest('account', toAddress(email)), network: digest('place', network) },
    'login refused',
  );
}
