import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { deployTokens } from '../../platform/db/tables';

/** The parts that live tokens with these digests open. */
export async function partsOfTokens(db: Db, digests: readonly string[]): Promise<string[]> {
  if (digests.length === 0) return [];
  const rows = await db
    .select({ part: deployTokens.part })
    .from(deployTokens)
    .where(inArray(deployTokens.digest, [...digests]));
  return rows.map(({ part }) => part);
}

/** All facts about deploy tokens; only digests of the tokens are stored. */
export const listTokens = (db: Db) => db.select().from(deployTokens).orderBy(deployTokens.part);

/** Gives a part a token; the one that it had no longer holds. */
export async function replaceToken(
  tx: Db,
  token: { part: string; digest: string; createdById: string | null; createdAt: Date },
): Promise<void> {
  await tx.insert(deployTokens).values(token).onConflictDoUpdate({ target: deployTokens.part, set: token });
}
