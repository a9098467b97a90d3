import {
  SECOND_FACTORS,
  type NewPasskey,
  type PasskeyCreation,
  type PasskeyName,
  type RecoveryCodes,
} from '@portal/domain';
import { transaction } from '../../../platform/db/client';
import { conflict, notFound, refusedField } from '../../../platform/errors/app-error';
import type { Actor, Context } from '../../../platform/process/app-types';
import { mustBeConfirmed } from './confirm-identity.service';
import { WRONG_PASSKEY } from './demand-factor';
import { announceFactor, lacksFactor, recordChange, removeFactor } from './factor-changes';
import type { FactorInWords } from './factor-mails';
import { creationOf, verifyCreation } from './passkey';
import { insertPasskey, listPasskeys, removePasskey, renamePasskey } from './passkey.store';

const passkeyInWords = (name: string): FactorInWords => `The passkey “${name}”`;

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
    return announceFactor(tx, context, actor, {
      isFirst,
      factor: passkeyInWords(name),
      newValue: { kind: 'passkey', name },
    });
  });
}

/** Removes a passkey of the user's own account. */
export const removeOwnPasskey = (context: Context, actor: Actor, id: string): Promise<null> =>
  removeFactor(context, actor, async (tx) => {
    const name = await removePasskey(tx, actor.id, id);
    if (name === undefined) throw notFound();
    return { factor: passkeyInWords(name), oldValue: { kind: 'passkey', name } };
  });

/** Renames a passkey of the user's own account. */
export const renameOwnPasskey = ({ db }: Context, actor: Actor, id: string, { name }: PasskeyName): Promise<null> =>
  transaction(db, async (tx) => {
    const before = await renamePasskey(tx, actor.id, id, name);
    if (before === undefined) throw notFound();
    await recordChange(tx, actor, 'user.rename-factor', { oldValue: { name: before }, newValue: { name } });
    return null;
  });
