import { isRecordId } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { randomSecret } from '../../platform/digest/digest';
import { findCurrentKey, findKey, insertFirstKey } from './signing-key.store';

/** A secret that all servers on one database share. */
export interface SigningKey {
  id: string;
  secret: Uint8Array;
}

const toKey = ({ id, secret }: { id: string; secret: string }): SigningKey => ({
  id,
  secret: Buffer.from(secret, 'base64url'),
});

/** The key that signs now; the first one is made when it is first needed. */
export async function currentKey(db: Db): Promise<SigningKey> {
  const key = await findCurrentKey(db);
  if (key) return toKey(key);
  // Of several servers that start at once, one inserts; all read the same key afterwards.
  await insertFirstKey(db, randomSecret());
  return currentKey(db);
}

/** The key with this id, retired or not: its signatures end by their own expiry. A key that leaked is removed. */
export async function keyById(db: Db, id: string): Promise<SigningKey | undefined> {
  const key = isRecordId(id) ? await findKey(db, id) : undefined;
  return key && toKey(key);
}
