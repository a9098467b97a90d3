import {
  type AuditAction,
  epochSeconds,
  needsFactor,
  PRODUCT_TITLE,
  SECOND_FACTORS,
  type CodeInput,
  type NewCodes,
  type NewPasskey,
  type OwnFactors,
  type PasskeyCreation,
  type PasskeyName,
  type RecoveryCodes,
} from '@portal/domain';
import { writeAudit } from '../../../platform/audit/audit.store';
import { transaction, type Db } from '../../../platform/db/client';
import { AppError, notFound, refusedField } from '../../../platform/errors/app-error';
import type { Mail } from '../../../platform/mail/mail';
import { writeMail } from '../../../platform/mail/mail.store';
import type { Actor, Context } from '../../../platform/process/app-types';
import { lockUserRow } from '../../users/change-user.store';
import { findUser } from '../../users/user.store';
import { sessionEnded } from '../session-token';
import {
  confirmCodes,
  countRecoveryCodes,
  findCodes,
  insertSecret,
  removeCodes,
  replaceRecoveryCodes,
  spendStep,
} from './code.store';
import { mustBeConfirmed } from './confirm-identity.service';
import { WRONG_CODE, WRONG_PASSKEY } from './demand-factor';
import { factorKey } from './factor-key';
import { factorAddedMail, factorRemovedMail, recoveryCodesRenewedMail, type FactorInWords } from './factor-mails';
import { hasFactor, removeFactors } from '../../users/factor.store';
import { addressOf, newSecret, stepOf } from './one-time-code';
import { creationOf, verifyCreation } from './passkey';
import { insertPasskey, listPasskeys, removePasskey, renamePasskey } from './passkey.store';
import { newRecoveryCodes, recoveryDigest } from './recovery-code';
import { seal, unseal } from './sealed';

const CODES: FactorInWords = 'One-time codes';
const passkeyInWords = (name: string): FactorInWords => `The passkey “${name}”`;

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

const conflict = (message: string) => new AppError('notSaved', 409, { message });

/** A new secret of one-time codes, which counts from the first right code on. */
export async function beginCodes(context: Context, actor: Actor): Promise<NewCodes> {
  await mustBeConfirmed(context, actor);
  const { db, now } = context;
  const secret = newSecret();
  const sealed = seal(await factorKey(db), actor.id, secret);
  if (!(await insertSecret(db, actor.id, sealed, now())))
    throw conflict('One-time codes are set up already. Remove them first to use another device.');
  return { secret, uri: addressOf(secret, { issuer: PRODUCT_TITLE, label: actor.email }) };
}

/** Ends the set-up of one-time codes with the first code. */
export async function confirmOwnCodes(context: Context, actor: Actor, { code }: CodeInput): Promise<RecoveryCodes> {
  await mustBeConfirmed(context, actor);
  const { now } = context;
  return transaction(context.db, async (tx) => {
    const codes = await findCodes(tx, actor.id);
    if (!codes || codes.confirmedAt) throw conflict('No one-time codes are being set up. Please begin again.');
    const step = stepOf(unseal(await factorKey(tx), actor.id, codes.secret), code, now());
    if (step === null) throw refusedField('code', WRONG_CODE);
    const isFirst = await lacksFactor(tx, actor);
    if (!(await confirmCodes(tx, actor.id, now())) || !(await spendStep(tx, actor.id, step, now())))
      throw refusedField('code', WRONG_CODE);
    return added(tx, context, actor, { isFirst, factor: CODES, newValue: { kind: 'codes' } });
  });
}

/** What a browser needs to make a passkey. */
export async function beginPasskey(context: Context, actor: Actor): Promise<PasskeyCreation> {
  await mustBeConfirmed(context, actor);
  const passkeys = await listPasskeys(context.db, actor.id);
  if (passkeys.length >= SECOND_FACTORS.passkeys)
    throw conflict(`An account has at most ${SECOND_FACTORS.passkeys} passkeys. Please remove one first.`);
  return creationOf(context, actor, passkeys);
}

/** Adds a passkey that the browser made. */
export async function addPasskey(context: Context, actor: Actor, sent: NewPasskey): Promise<RecoveryCodes> {
  await mustBeConfirmed(context, actor);
  const made = await verifyCreation(context, actor.id, sent);
  if (!made) throw refusedField('name', WRONG_PASSKEY);
  const { name, transports } = sent;
  return transaction(context.db, async (tx) => {
    const isFirst = await lacksFactor(tx, actor);
    if (!(await insertPasskey(tx, { userId: actor.id, name, transports, ...made })))
      throw conflict('This passkey has been added already.');
    return added(tx, context, actor, { isFirst, factor: passkeyInWords(name), newValue: { kind: 'passkey', name } });
  });
}

/** Whether the user has no second factor; other set-ups of the account wait until the transaction ends. */
async function lacksFactor(tx: Db, { id }: Actor): Promise<boolean> {
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
async function added(
  tx: Db,
  { settings: { publicUrl } }: Context,
  actor: Actor,
  { isFirst, factor, newValue }: Addition,
): Promise<RecoveryCodes> {
  const recovery_codes = isFirst ? await renewed(tx, actor) : [];
  await record(tx, actor, 'user.add-factor', { newValue }, factorAddedMail({ to: actor, publicUrl, factor }));
  return { recovery_codes };
}

async function renewed(tx: Db, { id }: Actor): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    id,
    codes.map((code) => recoveryDigest(id, code)),
  );
  return codes;
}

type Values = { oldValue?: Record<string, string>; newValue?: Record<string, string> };

async function record(tx: Db, actor: Actor, action: AuditAction, values: Values, mail?: Mail): Promise<void> {
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

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(context: Context, actor: Actor): Promise<RecoveryCodes> {
  await mustBeConfirmed(context, actor);
  return transaction(context.db, async (tx) => {
    if (await lacksFactor(tx, actor)) throw conflict('Recovery codes are for accounts with a second factor.');
    const recovery_codes = await renewed(tx, actor);
    const mail = recoveryCodesRenewedMail({ to: actor, publicUrl: context.settings.publicUrl });
    await record(tx, actor, 'user.renew-recovery-codes', {}, mail);
    return { recovery_codes };
  });
}

/** Removes the one-time codes of the user's own account; without codes, nothing changes. */
export const removeOwnCodes = (context: Context, actor: Actor): Promise<null> =>
  remove(context, actor, async (tx) =>
    (await removeCodes(tx, actor.id)) ? { factor: CODES, oldValue: { kind: 'codes' } } : null,
  );

/** Removes a passkey of the user's own account. */
export const removeOwnPasskey = (context: Context, actor: Actor, id: string): Promise<null> =>
  remove(context, actor, async (tx) => {
    const name = await removePasskey(tx, actor.id, id);
    if (name === undefined) throw notFound();
    return { factor: passkeyInWords(name), oldValue: { kind: 'passkey', name } };
  });

type Removal = { factor: FactorInWords; oldValue: Record<string, string> };

/** Without a second factor, recovery codes are of no use and are removed too. */
async function remove(context: Context, actor: Actor, act: (tx: Db) => Promise<Removal | null>): Promise<null> {
  await mustBeConfirmed(context, actor);
  return transaction(context.db, async (tx) => {
    const removal = await act(tx);
    if (!removal) return null;
    if (await lacksFactor(tx, actor)) await removeFactors(tx, actor.id);
    const { factor, oldValue } = removal;
    const mail = factorRemovedMail({ to: actor, publicUrl: context.settings.publicUrl, factor });
    await record(tx, actor, 'user.remove-factor', { oldValue }, mail);
    return null;
  });
}

/** Renames a passkey of the user's own account. */
export const renameOwnPasskey = ({ db }: Context, actor: Actor, id: string, { name }: PasskeyName): Promise<null> =>
  transaction(db, async (tx) => {
    const before = await renamePasskey(tx, actor.id, id, name);
    if (before === undefined) throw notFound();
    await record(tx, actor, 'user.rename-factor', { oldValue: { name: before }, newValue: { name } });
    return null;
  });
