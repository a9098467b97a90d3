import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { apiTokens, users } from '../../platform/db/tables';

/** The valid token with this digest. */
export async function findToken(db: Db, digest: string, now: Date) {
  const [token] = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.digest, digest), gt(apiTokens.endsAt, now)));
  return token;
}

/** Records the use of a token, to the hour, so that a busy service does not write at every call. */
export async function noteUse(db: Db, id: string, { now, before }: { now: Date; before: Date }): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before))));
}

/** All tokens that nobody ended, expired ones included, the newest first; with the name of who made them. */
export const listTokens = (db: Db) =>
  db
    .select({ token: apiTokens, firstName: users.firstName, lastName: users.lastName })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.createdById))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
export type ListedToken = Awaited<ReturnType<typeof listTokens>>[number];

/** Adds a token; returns its id. */
export async function addToken(tx: Db, token: typeof apiTokens.$inferInsert): Promise<string> {
  const [{ id }] = (await tx.insert(apiTokens).values(token).returning({ id: apiTokens.id })) as [{ id: string }];
  return id;
}

/** Removes a token; undefined if there is none. */
export async function removeToken(tx: Db, id: string) {
  const [token] = await tx.delete(apiTokens).where(eq(apiTokens.id, id)).returning();
  return token;
}
