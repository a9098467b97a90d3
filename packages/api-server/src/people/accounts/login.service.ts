import { createHmac } from 'node:crypto';
import type { Login, Tokens } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { AppError } from '../../platform/errors/app-error';
import { OverloadError } from '../../platform/errors/overload-error';
import { toAddress } from '../users/user.store';
import { findAccountByEmail, replaceHash, type Account } from './account.store';
import { writeMail } from '../../platform/mail/mail.store';
import { guessedMail } from './account-mails';
import { placesOf, type Client } from './client';
import { countGuess, forgetGuesses, isSpraying, refuseGuesser } from './guessing';
import { digestOf } from '../../platform/digest/digest';
import { isResetPending } from './one-time-token.store';
import { openSession } from './open-session';
import { hashPassword, isOutdated, verifyPassword } from './password-hash';
import { findKnown } from './session.store';
import { currentKey } from './signing-keys';
import { asksForFactor, demandFactor } from './factors/demand-factor';

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
    if (error instanceof AppError && !asksForFactor(error))
      await logRefusedLogin(context, { ...asked, ...client, status: error.status });
    throw error;
  }
}

/**
 * Failures are counted for the account from each network, for the account from all networks, and for each network over
 * all accounts. Beyond the second limit, only devices from which its user has logged in before can try the account
 * without waiting; beyond the third (password spraying), a network can log in only users known to it. All others get the
 * same answer, counts and work whether or not their password is right.
 */
async function verifyLogin(context: Context, asked: Login, client: Client): Promise<Tokens> {
  const { email, password } = asked;
  const account = await findAccountByEmail(context.db, email);
  const known = account && (await findKnown(context.db, account.id, client));
  const knownDevice = known?.isDevice ? client.deviceDigest : null;
  const attempt = {
    address: toAddress(email),
    networks: client.networks,
    known: knownDevice && `device ${knownDevice}`,
  };
  await refuseGuesser(context, attempt);
  // Of many concurrent guesses, those that wait are refused without work once the others have reached the limit.
  const isRight = await verifyPassword(account?.passwordHash, password, () => refuseGuesser(context, attempt));
  // What others in its network asked for does not concern a device from which the user has logged in before.
  const places = knownDevice ? placesOf(client).slice(0, 1) : placesOf(client);
  const isHeld = account && (await isResetPending(context.db, account.id, places.map(digestOf), context.now()));
  const isSprayed = !knownDevice && !known?.isNetwork && (await isSpraying(context, attempt));
  if (!account || !isRight || isHeld || isSprayed) {
    await countGuess(context, attempt, () => warnOwner(context, account));
    throw refused();
  }
  await demandFactor(context, account, asked, () => countGuess(context, attempt, () => warnOwner(context, account)));
  // Of many concurrent guesses, only those that get here before the limit is reached can succeed.
  await refuseGuesser(context, attempt);
  const tokens = await openSession(context, account, client);
  // The password was changed while it was verified: it is verified as it is now.
  if (!tokens) return verifyLogin(context, asked, client);
  await forgetGuesses(context, attempt);
  await strengthen(context, account, password);
  return tokens;
}

/** Notifies the owner of an account, at most once a day, that its password is being guessed. */
export async function warnOwner(
  { db, now, settings: { publicUrl } }: Context,
  account: Account | undefined,
): Promise<void> {
  if (!account) return;
  const day = now().toISOString().slice(0, 10);
  await writeMail(db, { ...guessedMail({ to: account, publicUrl }), dedupeKey: `guessed:${account.id}:${day}` });
}

function unlessBusy(error: unknown): undefined {
  if (!(error instanceof OverloadError)) throw error;
}

/** Rehashes a password that was hashed at a lower cost; only a login has the password in plain text. */
async function strengthen({ db }: Context, { id, passwordHash }: Account, password: string) {
  if (!passwordHash || !isOutdated(passwordHash)) return;
  // The login has succeeded: where many passwords are being checked, a later one does this.
  const to = await hashPassword(password).catch(unlessBusy);
  if (to) await replaceHash(db, id, { from: passwordHash, to });
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
