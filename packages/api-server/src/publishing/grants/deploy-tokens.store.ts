import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { deployTokens } from '../../platform/db/tables';

export type StoredToken = typeof deployTokens.$inferSelect;

const holds = (now: Date) => or(isNull(deployTokens.endsAt), gt(deployTokens.endsAt, now));

/** The valid tokens with these digests. */
export async function findTokens(db: Db, digests: readonly string[], now: Date): Promise<StoredToken[]> {
  if (digests.length === 0) return [];
  return db
    .select()
    .from(deployTokens)
    .where(and(inArray(deployTokens.digest, [...digests]), holds(now)));
}

/** Records the use of tokens, to the day, so that a busy pipeline does not write at every call. */
export async function noteUse(
  db: Db,
  ids: readonly string[],
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(deployTokens)
    .set({ lastUsedAt: now })
    .where(
      and(inArray(deployTokens.id, [...ids]), or(isNull(deployTokens.lastUsedAt), lt(deployTokens.lastUsedAt, before))),
    );
}

/** All valid tokens, the newest of each part first; only their digests are stored. */
export const listTokens = (db: Db, now: Date): Promise<StoredToken[]> =>
  db.select().from(deployTokens).where(holds(now)).orderBy(deployTokens.part, desc(deployTokens.createdAt));

/** Adds a token to a part. */
export async function addToken(tx: Db, token: typeof deployTokens.$inferInsert): Promise<void> {
  await tx.insert(deployTokens).values(token);
}

/** Removes a token of a part; null if there is none. */
export async function removeToken(tx: Db, part: string, id: string): Promise<StoredToken | null> {
  const [token] = await tx
    .delete(deployTokens)
    .where(and(eq(deployTokens.part, part), eq(deployTokens.id, id)))
    .returning();
  return token ?? null;
}

/** Removes all tokens of a part. */
export async function removeTokens(tx: Db, part: string): Promise<void> {
  await tx.delete(deployTokens).where(eq(deployTokens.part, part));
}

/** Removes the tokens that a demonstration made for a part. */
export async function removeOwnTokens(tx: Db, part: string): Promise<void> {
  await tx.delete(deployTokens).where(and(eq(deployTokens.part, part), isNull(deployTokens.createdById)));
}
