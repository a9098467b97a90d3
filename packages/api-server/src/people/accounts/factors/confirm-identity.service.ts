import { SECOND_FACTORS, type ConfirmIdentity, type IdentityChallenge } from '@portal/domain';
import { writeAudit } from '../../../platform/audit/audit.store';
import { AppError } from '../../../platform/errors/app-error';
import type { Actor, Context } from '../../../platform/process/app-types';
import { countTowards, refuseBeyond } from '../../../platform/limits/limits';
import { findAccount, type Account } from '../account.store';
import type { Client } from '../client';
import { countGuess, refuseGuesser } from '../guessing';
import { warnOwner } from '../login.service';
import { verifyPassword } from '../password-hash';
import { confirmSession, findConfirmation } from '../session.store';
import { sessionEnded } from '../session-token';
import { challengeOf, isFactorRight } from './check-factor';
import { WRONG_CODE, WRONG_PASSKEY } from './demand-factor';

const identityChallenge = async (context: Context, userId: string): Promise<IdentityChallenge> => ({
  password: true,
  ...((await challengeOf(context, userId)) ?? { codes: false, passkey: null }),
});

/** Refuses, with 1007, what matters for an account when its user last showed who it is more than five minutes ago. */
export async function mustBeConfirmed(context: Context, { id, sessionId }: Actor): Promise<void> {
  const confirmedAt = await findConfirmation(context.db, sessionId);
  const since = context.now().getTime() - SECOND_FACTORS.confirmedSeconds * 1000;
  if (confirmedAt && confirmedAt.getTime() >= since) return;
  throw new AppError('identityUnconfirmed', 403, { data: await identityChallenge(context, id) });
}

/** The field that was sent, and the sentence if it is wrong. */
const wrong = ({ passkey, code }: ConfirmIdentity): [path: string, message: string] => {
  if (passkey) return ['passkey', WRONG_PASSKEY];
  return code ? ['code', WRONG_CODE] : ['password', 'This password is wrong.'];
};

const isRight = (
  context: Context,
  account: Account,
  { password, ...shown }: ConfirmIdentity,
  isAllowed: () => Promise<void>,
): Promise<boolean> =>
  password ? verifyPassword(account.passwordHash, password, isAllowed) : isFactorRight(context, account, shown);

/** Records that the user showed the password or a second factor again. A wrong one counts as a guess at a login. */
export async function confirmIdentity(
  context: Context,
  { id, sessionId }: Actor,
  sent: ConfirmIdentity,
  { networks }: Client,
): Promise<null> {
  const account = await findAccount(context.db, id);
  if (!account) throw sessionEnded();
  // By session: a copied token can be sent from any number of networks, and guesses at logins elsewhere must not keep the
  // user of a running session from this.
  const attempt = { address: account.email, networks, known: `session ${sessionId}` };
  const mayTry = async () => {
    await refuseBeyond(context, 'confirmationFailures', [sessionId]);
    await refuseGuesser(context, attempt);
  };
  await mayTry();
  if (!(await isRight(context, account, sent, mayTry))) {
    await countTowards(context, 'confirmationFailures', [sessionId]);
    await countGuess(context, attempt, () => warnOwner(context, account));
    const [path, message] = wrong(sent);
    const data = await identityChallenge(context, id);
    throw new AppError('identityUnconfirmed', 422, { message, errors: [{ path, message }], data });
  }
  // Of many concurrent guesses, only those that get here before the limit is reached can succeed.
  await mayTry();
  await confirmSession(context.db, { userId: id, sessionId }, context.now());
  await writeAudit(context.db, {
    actorId: id,
    action: 'session.confirm',
    objectKind: 'session',
    objectId: sessionId,
  });
  return null;
}
