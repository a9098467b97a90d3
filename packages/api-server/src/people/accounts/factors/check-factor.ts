import type { FactorChallenge, PasskeyProof } from '@portal/domain';
import { writeAudit } from '../../../platform/audit/audit.store';
import { transaction } from '../../../platform/db/client';
import { writeMail } from '../../../platform/mail/mail.store';
import type { Context } from '../../../platform/process/app-types';
import type { Account } from '../account.store';
import { countRecoveryCodes, findCodes, spendRecoveryCode, spendStep } from './code.store';
import { recoveryCodeUsedMail } from './factor-mails';
import { factorKey } from './factor-key';
import { isOneTimeCode, stepOf } from './one-time-code';
import { challengeFor, isProof } from './passkey';
import { listPasskeys } from './passkey.store';
import { recoveryDigest } from './recovery-code';
import { unseal } from './sealed';

/** What a client sent to show a second factor. */
export interface ShownFactor {
  code?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** How an account can show its second factor; null if it has none. */
export async function challengeOf(context: Context, userId: string): Promise<FactorChallenge | null> {
  const codes = await findCodes(context.db, userId);
  const passkeys = await listPasskeys(context.db, userId);
  const areCodes = Boolean(codes?.confirmedAt);
  if (!areCodes && passkeys.length === 0) return null;
  return { codes: areCodes, passkey: await challengeFor(context, userId, passkeys) };
}

/** Whether a second factor of this account was shown; a code or a challenge is then used up. */
export async function isFactorRight(context: Context, account: Account, shown: ShownFactor): Promise<boolean> {
  const { passkey, code } = shown;
  if (passkey) return isProof(context, await listPasskeys(context.db, account.id), passkey);
  if (!code) return false;
  return isOneTimeCode(code) ? isCodeRight(context, account.id, code) : isRecoveryCodeRight(context, account, code);
}

/** Whether a one-time code is right and is used for the first time. */
async function isCodeRight({ db, now }: Context, userId: string, code: string): Promise<boolean> {
  const codes = await findCodes(db, userId);
  if (!codes?.confirmedAt) return false;
  const step = stepOf(unseal(await factorKey(db), userId, codes.secret), code, now());
  return step !== null && spendStep(db, userId, step, now());
}

/** Uses up a recovery code, and notifies the user. */
const isRecoveryCodeRight = ({ db, settings }: Context, account: Account, code: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { id, firstName, lastName } = account;
    if (!(await spendRecoveryCode(tx, id, recoveryDigest(id, code)))) return false;
    const left = await countRecoveryCodes(tx, id);
    await writeMail(tx, recoveryCodeUsedMail({ to: account, publicUrl: settings.publicUrl, left }));
    await writeAudit(tx, {
      actorId: id,
      action: 'user.use-recovery-code',
      objectKind: 'user',
      objectId: id,
      objectName: `${firstName} ${lastName}`,
      newValue: { left },
    });
    return true;
  });
