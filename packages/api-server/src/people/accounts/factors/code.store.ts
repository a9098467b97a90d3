import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/client';
import { codeSecrets, recoveryCodes } from '../../../platform/db/tables';

export type StoredCodes = typeof codeSecrets.$inferSelect;

/** The one-time codes of a user, set up or being set up. */
export async function findCodes(db: Db, userId: string): Promise<StoredCodes | undefined> {
  const [codes] = await db.select().from(codeSecrets).where(eq(codeSecrets.userId, userId));
  return codes;
}

/** Stores a secret that is being set up; false if the user has codes already. */
export async function insertSecret(tx: Db, userId: string, secret: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(codeSecrets)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({
      target: codeSecrets.userId,
      set: { secret, createdAt: now, lastStep: null },
      setWhere: isNull(codeSecrets.confirmedAt),
    });
  return (rowCount ?? 0) > 0;
}

/** Every stored secret, locked until the transaction ends. */
export const listSecrets = (tx: Db) =>
  tx.select({ userId: codeSecrets.userId, secret: codeSecrets.secret }).from(codeSecrets).for('update');

export async function replaceSecret(tx: Db, userId: string, secret: string): Promise<void> {
  await tx.update(codeSecrets).set({ secret }).where(eq(codeSecrets.userId, userId));
}

/** Makes the codes count from now on; true for exactly one of several concurrent calls. */
export async function confirmCodes(tx: Db, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(codeSecrets)
    .set({ confirmedAt: now })
    .where(and(eq(codeSecrets.userId, userId), isNull(codeSecrets.confirmedAt)));
  return (rowCount ?? 0) > 0;
}

/** Records the period of a code as used; false if a code of it, or of a later one, was used before. */
export async function spendStep(db: Db, userId: string, step: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(codeSecrets)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(codeSecrets.userId, userId), or(isNull(codeSecrets.lastStep), lt(codeSecrets.lastStep, step))));
  return (rowCount ?? 0) > 0;
}

/** Removes the one-time codes of a user; false if there are none. */
export async function removeCodes(tx: Db, userId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(codeSecrets)
    .where(and(eq(codeSecrets.userId, userId), isNotNull(codeSecrets.confirmedAt)));
  return (rowCount ?? 0) > 0;
}

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(tx: Db, userId: string, digests: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (digests.length > 0) await tx.insert(recoveryCodes).values(digests.map((digest) => ({ userId, digest })));
}

/** Uses up a recovery code; true for exactly one of several concurrent calls. */
export async function spendRecoveryCode(tx: Db, userId: string, digest: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digest)));
  return (rowCount ?? 0) > 0;
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ value: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.value ?? 0;
}
