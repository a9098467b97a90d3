import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { RoleCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { userRoles, users } from '../../platform/db/tables';

/** Locks the account until the transaction ends, against writers and against readers that rely on its state. */
export async function lockUserRow(tx: Db, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    'email' | 'firstName' | 'lastName' | 'passwordHash' | 'deactivatedAt' | 'lockedAt' | 'anonymisedAt' | 'wantsDigest'
  >
>;

/** Changes an account; no other one may have the address. */
export async function updateUser(tx: Db, id: string, values: UserChange): Promise<void> {
  await tx
    .update(users)
    .set({ ...values, updatedAt: sql`clock_timestamp()`, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
}

/** Adds and removes roles; one that is already present, or missing, stays so. */
export async function changeRoles(
  tx: Db,
  userId: string,
  { removed, added }: { removed: RoleCode[]; added: RoleCode[] },
): Promise<void> {
  if (removed.length > 0)
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.role, removed)));
  if (added.length > 0)
    await tx
      .insert(userRoles)
      .values(added.map((role) => ({ userId, role })))
      .onConflictDoNothing();
}

/** Gives a user a role, as a new version of the account; false if the user already has it. */
export async function grantRole(tx: Db, userId: string, role: RoleCode): Promise<boolean> {
  const granted = await tx
    .insert(userRoles)
    .values({ userId, role })
    .onConflictDoNothing()
    .returning({ role: userRoles.role });
  if (granted.length > 0) await updateUser(tx, userId, {});
  return granted.length > 0;
}

/** Whether another user has this role and can log in. */
export async function isHeldByAnother(tx: Db, role: RoleCode, userId: string): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, role)))
    .where(and(ne(users.id, userId), isNotNull(users.activatedAt), isNull(users.deactivatedAt), isNull(users.lockedAt)))
    .limit(1);
  return others.length > 0;
}
