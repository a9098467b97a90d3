import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { signingKeys } from '../../platform/db/tables';

/** The purpose of keys that sign tokens of sessions. */
export const SESSION_KEYS = 'session';
/** The purpose of the key that links to a first password are derived with. */
export const LINK_KEYS = 'link';

/** The purpose of the key that secrets of one-time codes are encrypted with. */
export const FACTOR_KEYS = 'factor';

export type KeyPurpose = typeof SESSION_KEYS | typeof LINK_KEYS | typeof FACTOR_KEYS;

const isCurrent = (purpose: KeyPurpose) => and(eq(signingKeys.purpose, purpose), isNull(signingKeys.retiredAt));
const columns = { id: signingKeys.id, secret: signingKeys.secret };

/** The current signing key; undefined if there is none. */
export async function findCurrentKey(db: Db, purpose: KeyPurpose) {
  const [key] = await db.select(columns).from(signingKeys).where(isCurrent(purpose));
  return key;
}

const keysById = prepared((db) =>
  db
    .select(columns)
    .from(signingKeys)
    .where(and(eq(signingKeys.purpose, SESSION_KEYS), eq(signingKeys.id, sql.placeholder('id'))))
    .prepare(''),
);

/** The key with this id, retired or not; undefined once all its signatures have expired. */
export async function findKey(db: Db, id: string) {
  const [key] = await keysById(db, { id });
  return key;
}

/** Makes this the current key unless there is one. */
export async function insertFirstKey(db: Db, values: { purpose: KeyPurpose; secret: string }): Promise<void> {
  await db
    .insert(signingKeys)
    .values(values)
    .onConflictDoNothing({ target: signingKeys.purpose, where: isNull(signingKeys.retiredAt) });
}

/**
 * Retires the current key of sessions, or only one that was made by `madeUntil`; its signatures expire on their own.
 */
export async function retireKey(db: Db, now: Date, madeUntil?: Date): Promise<void> {
  await db
    .update(signingKeys)
    .set({ retiredAt: now })
    .where(and(isCurrent(SESSION_KEYS), madeUntil && lte(signingKeys.createdAt, madeUntil)));
}

/** Removes keys that were retired by the given time, when all their signatures have expired. */
export async function removeRetiredKeys(db: Db, retiredUntil: Date): Promise<void> {
  await db
    .delete(signingKeys)
    .where(and(eq(signingKeys.purpose, SESSION_KEYS), lte(signingKeys.retiredAt, retiredUntil)));
}

/** Removes every key that signs, and thereby invalidates all signatures. */
export async function removeKeys(tx: Db): Promise<void> {
  await tx.delete(signingKeys).where(ne(signingKeys.purpose, FACTOR_KEYS));
}

/** Removes the keys of one purpose. */
export async function removeKeysOf(tx: Db, purpose: KeyPurpose): Promise<void> {
  await tx.delete(signingKeys).where(eq(signingKeys.purpose, purpose));
}
