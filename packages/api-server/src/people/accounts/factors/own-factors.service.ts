import { epochSeconds, needsFactor, type OwnFactors, type RecoveryCodes } from '@portal/domain';
import { transaction } from '../../../platform/db/client';
import { conflict } from '../../../platform/errors/app-error';
import type { Actor, Context } from '../../../platform/process/app-types';
import { findUser } from '../../users/user.store';
import { sessionEnded } from '../session-token';
import { countRecoveryCodes, findCodes } from './code.store';
import { mustBeConfirmed } from './confirm-identity.service';
import { lacksFactor, newCodesFor, recordChange } from './factor-changes';
import { recoveryCodesRenewedMail } from './factor-mails';
import { listPasskeys } from './passkey.store';

const seconds = (moment: Date | null) => moment && epochSeconds(moment);

/** The second factors of the user's own account. */
export async function listOwnFactors({ db, settings }: Context, { id }: Actor): Promise<OwnFactors> {
  const user = await findUser(db, id);
  if (!user) throw sessionEnded();
  const codes = await findCodes(db, id);
  const passkeys = await listPasskeys(db, id);
  return {
    is_required: settings.secondFactor === 'required' && needsFactor(user.roles),
    codes: codes?.confirmedAt
      ? { added_at: epochSeconds(codes.confirmedAt), last_used_at: seconds(codes.lastUsedAt) }
      : null,
    passkeys: passkeys.map(({ id: _id, name, createdAt, lastUsedAt }) => ({
      _id,
      name,
      added_at: epochSeconds(createdAt),
      last_used_at: seconds(lastUsedAt),
    })),
    recovery_codes: await countRecoveryCodes(db, id),
  };
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(context: Context, actor: Actor): Promise<RecoveryCodes> {
  await mustBeConfirmed(context, actor);
  return transaction(context.db, async (tx) => {
    if (await lacksFactor(tx, actor)) throw conflict('Recovery codes are for accounts with a second factor.');
    const recovery_codes = await newCodesFor(tx, actor);
    const mail = recoveryCodesRenewedMail({ to: actor, publicUrl: context.settings.publicUrl });
    await recordChange(tx, actor, 'user.renew-recovery-codes', {}, mail);
    return { recovery_codes };
  });
}
