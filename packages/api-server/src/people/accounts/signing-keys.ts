import { isRecordId } from '@portal/domain';
import { type Db, transaction } from '../../platform/db/client';
import { randomSecret } from '../../platform/digest/digest';
import { removeDerivedLinks } from './one-time-token.store';
import {
  findCurrentKey,
  findKey,
  insertFirstKey,
  removeKeys,
  SESSION_KEYS,
  type KeyPurpose,
} from './signing-key.store';
import type { Context } from '../../platform/process/app-types';
import { writeAudit } from '../../platform/audit/audit.store';

/** A secret that all servers on one database share. */
export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

const toKey = ({ id, secret }: { id: string; secret: string }): SigningKey => ({
  id,
  secret: Buffer.from(secret, 'base64url'),
});

/** The current signing key, by default that of sessions; the first one is made when it is first needed. */
export async function currentKey(db: Db, purpose: KeyPurpose = SESSION_KEYS): Promise<SigningKey> {
  const key = await findCurrentKey(db, purpose);
  if (key) return toKey(key);
  // One of several servers that start concurrently inserts the key; all then read the same one.
  await insertFirstKey(db, { purpose, secret: randomSecret() });
  return currentKey(db, purpose);
}

/** The key with this id, retired or not: its signatures have their own expiry. A leaked key is removed. */
export async function keyById(db: Db, id: string): Promise<SigningKey | undefined> {
  const key = isRecordId(id) ? await findKey(db, id) : undefined;
  return key && toKey(key);
}

/**
 * Deletes the keys, which may have leaked: all sessions end at once, on all servers, and so do links to a first
 * password. The next login and the next link create new keys.
 */
export const replaceKey = ({ db }: Pick<Context, 'db'>): Promise<void> =>
  transaction(db, async (tx) => {
    await removeKeys(tx);
    await removeDerivedLinks(tx);
    await writeAudit(tx, { action: 'session.replace-key', objectKind: 'session', objectId: 'all' });
  });
