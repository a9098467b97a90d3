import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client';
import { passkeys } from '../../../platform/db/tables';

export type StoredPasskey = typeof passkeys.$inferSelect;

/** The passkeys of a user, the oldest first. */
export const listPasskeys = (db: Db, userId: string): Promise<StoredPasskey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), passkeys.id);

export async function insertPasskey(tx: Db, values: typeof passkeys.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(passkeys).values(values).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/**
 * Records a use; false if the counter has not grown, which happens if the passkey was copied. Authenticators without a
 * counter always send 0.
 */
export async function countPasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  const hasGrown = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const { rowCount } = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasGrown));
  return (rowCount ?? 0) > 0;
}

/** Renames a passkey; returns its previous name, or undefined if the user has no such passkey. */
export async function renamePasskey(tx: Db, userId: string, id: string, name: string): Promise<string | undefined> {
  const isWanted = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  const [before] = await tx.select({ name: passkeys.name }).from(passkeys).where(isWanted).for('update');
  if (before) await tx.update(passkeys).set({ name }).where(isWanted);
  return before?.name;
}

/** Removes a passkey; returns its name, or undefined if the user has no such passkey. */
export async function removePasskey(tx: Db, userId: string, id: string): Promise<string | undefined> {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return removed?.name;
}
