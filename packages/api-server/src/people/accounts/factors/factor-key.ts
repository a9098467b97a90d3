import { transaction, type Db } from '../../../platform/db/client';
import { FACTOR_KEYS, removeKeysOf } from '../signing-key.store';
import { currentKey } from '../signing-keys';
import { listSecrets, replaceSecret } from './code.store';
import { seal, unseal } from './sealed';

/** The key that secrets of one-time codes are encrypted with. */
export const factorKey = (db: Db) => currentKey(db, FACTOR_KEYS);

/** Encrypts all secrets of one-time codes with a new key, and deletes the previous one. */
export const renewFactorKey = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    const secrets = await listSecrets(tx);
    const before = await factorKey(tx);
    await removeKeysOf(tx, FACTOR_KEYS);
    const after = await factorKey(tx);
    for (const { userId, secret } of secrets)
      await replaceSecret(tx, userId, seal(after, userId, unseal(before, userId, secret)));
  });
