import { PRODUCT_TITLE, type CodeInput, type NewCodes, type RecoveryCodes } from '@portal/domain';
import { transaction } from '../../../platform/db/client';
import { conflict, refusedField } from '../../../platform/errors/app-error';
import type { Actor, Context } from '../../../platform/process/app-types';
import { confirmCodes, findCodes, insertSecret, removeCodes, spendStep } from './code.store';
import { mustBeConfirmed } from './confirm-identity.service';
import { WRONG_CODE } from './demand-factor';
import { announceFactor, lacksFactor, removeFactor } from './factor-changes';
import { factorKey } from './factor-key';
import type { FactorInWords } from './factor-mails';
import { addressOf, newSecret, stepOf } from './one-time-code';
import { seal, unseal } from './sealed';

const CODES: FactorInWords = 'One-time codes';

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
    return announceFactor(tx, context, actor, { isFirst, factor: CODES, newValue: { kind: 'codes' } });
  });
}

/** Removes the one-time codes of the user's own account; without codes, nothing changes. */
export const removeOwnCodes = (context: Context, actor: Actor): Promise<null> =>
  removeFactor(context, actor, async (tx) =>
    (await removeCodes(tx, actor.id)) ? { factor: CODES, oldValue: { kind: 'codes' } } : null,
  );
