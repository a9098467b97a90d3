import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { partPreviewers, users } from '../../platform/db/tables';

/** The addresses of the active accounts that may preview a part. */
export async function listPreviewers(db: Db, part: string): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(partPreviewers)
    .innerJoin(users, eq(users.id, partPreviewers.userId))
    .where(and(eq(partPreviewers.part, part), isNull(users.deactivatedAt)))
    .orderBy(asc(users.email));
  return rows.map(({ email }) => email);
}

/** The active accounts with these addresses. */
export async function accountsOf(db: Db, emails: readonly string[]): Promise<{ id: string; email: string }[]> {
  if (emails.length === 0) return [];
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), isNull(users.deactivatedAt)));
}

/** Lets exactly these accounts preview a part. */
export async function putPreviewers(tx: Db, part: string, userIds: readonly string[]): Promise<void> {
  await tx.delete(partPreviewers).where(eq(partPreviewers.part, part));
  if (userIds.length > 0) await tx.insert(partPreviewers).values(userIds.map((userId) => ({ part, userId })));
}

/** Whether an account may preview each of these parts. */
export async function isPreviewerOf(db: Db, userId: string, parts: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ part: partPreviewers.part })
    .from(partPreviewers)
    .where(and(eq(partPreviewers.userId, userId), inArray(partPreviewers.part, [...parts])));
  return parts.length > 0 && rows.length === new Set(parts).size;
}
