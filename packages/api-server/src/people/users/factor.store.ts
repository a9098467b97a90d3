import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { codeSecrets, passkeys, recoveryCodes, users } from '../../platform/db/tables';

/** Whether the user in the surrounding query has a second factor; names of columns would lose their tables there. */
export const HAS_FACTOR = sql<boolean>`(
  exists (select 1 from code_secrets where code_secrets.user_id = users.id and code_secrets.confirmed_at is not null)
  or exists (select 1 from passkeys where passkeys.user_id = users.id))`;

const holders = prepared((db) =>
  db
    .select({ has: HAS_FACTOR })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(''),
);

/** Whether this user has a second factor. */
export async function hasFactor(db: Db, id: string): Promise<boolean> {
  const [user] = await holders(db, { id });
  return user?.has ?? false;
}

/** Removes every second factor of a user, and the recovery codes. */
export async function removeFactors(tx: Db, userId: string): Promise<void> {
  await tx.delete(codeSecrets).where(eq(codeSecrets.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
