import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { deployTokens } from '../../platform/db/tables';

/** Whether a token with this digest is live: for the part, or for any where none is named. */
export async function isLiveToken(db: Db, digest: string, part?: string): Promise<boolean> {
  const rows = await db
    .select({ part: deployTokens.part })
    .from(deployTokens)
    .where(and(eq(deployTokens.digest, digest), part === undefined ? undefined : eq(deployTokens.part, part)));
  return rows.length > 0;
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
