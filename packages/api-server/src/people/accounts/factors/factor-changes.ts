import type { AuditAction, RecoveryCodes } from '@portal/domain';
import { writeAudit } from '../../../platform/audit/audit.store';
import { transaction, type Db } from '../../../platform/db/client';
import type { Mail } from '../../../platform/mail/mail';
import { writeMail } from '../../../platform/mail/mail.store';
import type { Actor, Context } from '../../../platform/process/app-types';
import { lockUserRow } from '../../users/change-user.store';
import { hasFactor, removeFactors } from '../../users/factor.store';
import { findUser } from '../../users/user.store';
import { sessionEnded } from '../session-token';
import { replaceRecoveryCodes } from './code.store';
import { mustBeConfirmed } from './confirm-identity.service';
import { factorAddedMail, factorRemovedMail, type FactorInWords } from './factor-mails';
import { newRecoveryCodes, recoveryDigest } from './recovery-code';

/** Whether the user has no second factor; other set-ups of the account wait until the transaction ends. */
export async function lacksFactor(tx: Db, { id }: Actor): Promise<boolean> {
  await lockUserRow(tx, id);
  if (!(await findUser(tx, id))) throw sessionEnded();
  return !(await hasFactor(tx, id));
}

interface Addition {
  isFirst: boolean;
  factor: FactorInWords;
  newValue: Record<string, string>;
}

/** Records and announces a new factor. With the first one there are new recovery codes. */
export async function announceFactor(
  tx: Db,
  { settings: { publicUrl } }: Context,
  actor: Actor,
  { isFirst, factor, newValue }: Addition,
): Promise<RecoveryCodes> {
  const recovery_codes = isFirst ? await newCodesFor(tx, actor) : [];
  await recordChange(tx, actor, 'user.add-factor', { newValue }, factorAddedMail({ to: actor, publicUrl, factor }));
  return { recovery_codes };
}

/** Recovery codes that replace all earlier ones. */
export async function newCodesFor(tx: Db, { id }: Actor): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    id,
    codes.map((code) => recoveryDigest(id, code)),
  );
  return codes;
}

type Values = { oldValue?: Record<string, string>; newValue?: Record<string, string> };

/** Writes a change of a factor to the audit log, and notifies its user. */
export async function recordChange(
  tx: Db,
  actor: Actor,
  action: AuditAction,
  values: Values,
  mail?: Mail,
): Promise<void> {
  if (mail) await writeMail(tx, mail);
  await writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'user',
    objectId: actor.id,
    objectName: `${actor.firstName} ${actor.lastName}`,
    ...values,
  });
}

type Removal = { factor: FactorInWords; oldValue: Record<string, string> };

/** Removes a factor and notifies its user. Without a second factor, recovery codes are of no use and are removed too. */
export async function removeFactor(
  context: Context,
  actor: Actor,
  act: (tx: Db) => Promise<Removal | null>,
): Promise<null> {
  await mustBeConfirmed(context, actor);
  return transaction(context.db, async (tx) => {
    const removal = await act(tx);
    if (!removal) return null;
    if (await lacksFactor(tx, actor)) await removeFactors(tx, actor.id);
    const { factor, oldValue } = removal;
    const mail = factorRemovedMail({ to: actor, publicUrl: context.settings.publicUrl, factor });
    await recordChange(tx, actor, 'user.remove-factor', { oldValue }, mail);
    return null;
  });
}
