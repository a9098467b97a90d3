import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { releaseKeys } from '../../platform/db/tables';

/** A public key of the team of a part. */
export type StoredKey = typeof releaseKeys.$inferSelect;

/** The keys of all parts, the newest of each first, including ended ones. */
export const listKeys = (db: Db): Promise<StoredKey[]> =>
  db.select().from(releaseKeys).orderBy(asc(releaseKeys.part), desc(releaseKeys.createdAt), asc(releaseKeys.id));

/** The keys of these parts, including ended ones. */
export const keysOf = (db: Db, parts: readonly string[]): Promise<StoredKey[]> =>
  db
    .select()
    .from(releaseKeys)
    .where(inArray(releaseKeys.part, [...parts]));

/** Adds a key to a part; null if the part has had it before. */
export async function addKey(tx: Db, key: typeof releaseKeys.$inferInsert): Promise<StoredKey | null> {
  const [added] = await tx.insert(releaseKeys).values(key).onConflictDoNothing().returning();
  return added ?? null;
}

/** Ends all keys of a part. */
export async function endKeys(tx: Db, part: string, at: Date): Promise<void> {
  await tx
    .update(releaseKeys)
    .set({ endedAt: at })
    .where(and(eq(releaseKeys.part, part), isNull(releaseKeys.endedAt)));
}

/** Ends a key of a part; null if it has none that holds by this id. */
export async function endKey(
  tx: Db,
  { part, id, at }: { part: string; id: string; at: Date },
): Promise<StoredKey | null> {
  const [ended] = await tx
    .update(releaseKeys)
    .set({ endedAt: at })
    .where(and(eq(releaseKeys.part, part), eq(releaseKeys.id, id), isNull(releaseKeys.endedAt)))
    .returning();
  return ended ?? null;
}
