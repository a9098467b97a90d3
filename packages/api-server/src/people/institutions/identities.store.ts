import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { identities } from '../../platform/db/tables';

export type StoredIdentity = typeof identities.$inferSelect;

/** Who an institution says somebody is. */
export type Subject = Pick<StoredIdentity, 'issuer' | 'subject'>;

/** The link of a login at an institution, whether or not it was unlinked. */
export async function findIdentity(db: Db, { issuer, subject }: Subject): Promise<StoredIdentity | undefined> {
  const [found] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found;
}

/** Links a login to an account; false if the account has been linked to another login of this institution before. */
export async function addIdentity(tx: Db, identity: Subject & Pick<StoredIdentity, 'userId'>): Promise<boolean> {
  const { rowCount } = await tx.insert(identities).values(identity).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Records that a login opened its account. */
export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  await db.update(identities).set({ lastUsedAt: now }).where(eq(identities.id, id));
}

/** The logins of an account, by institution. */
export const listIdentities = (db: Db, userId: string): Promise<StoredIdentity[]> =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(identities.issuer);

/** Unlinks a login of an account, or links it again with `null`; undefined if the account has none with this id. */
export async function setUnlinked(
  tx: Db,
  { id, userId }: Pick<StoredIdentity, 'id' | 'userId'>,
  unlinkedAt: Date | null,
): Promise<StoredIdentity | undefined> {
  const [changed] = await tx
    .update(identities)
    .set({ unlinkedAt })
    .where(and(eq(identities.id, id), eq(identities.userId, userId)))
    .returning();
  return changed;
}
