import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { users } from '../../platform/db/tables';
import { toAddress } from '../users/user.store';

/** The data that decides on a login. Deactivated accounts are left out. */
export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Null until the first password is set. */
  passwordHash: string | null;
  activatedAt: Date | null;
}

async function find(db: Db, isWanted: ReturnType<typeof eq>): Promise<Account | undefined> {
  const [account] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      passwordHash: users.passwordHash,
      activatedAt: users.activatedAt,
    })
    .from(users)
    .where(and(isWanted, isNull(users.deactivatedAt), isNull(users.lockedAt)));
  return account;
}

/** The account with this address, whatever its letter case; undefined if it is deactivated. */
export const findAccountByEmail = (db: Db, email: string) => find(db, eq(users.email, toAddress(email)));

/** The account with this id; undefined if it is deactivated. */
export const findAccount = (db: Db, id: string) => find(db, eq(users.id, id));

async function lock(tx: Db, { id, email }: Pick<Account, 'id' | 'email'>, isWanted?: SQL): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.deactivatedAt), isNull(users.lockedAt), isWanted))
    .for('share');
  return held.length > 0;
}

/**
 * Locks the account until the transaction ends; false if its address or password has changed. A change of them therefore
 * precedes or follows a login, and never happens in between.
 */
export const lockAccount = (tx: Db, account: Pick<Account, 'id' | 'email' | 'passwordHash'>): Promise<boolean> =>
  lock(tx, account, eq(users.passwordHash, account.passwordHash ?? ''));

/** The same for a link to the address of an account, whatever its password. */
export const lockAddress = (tx: Db, account: Pick<Account, 'id' | 'email'>): Promise<boolean> => lock(tx, account);

/** Sets the password. The first one activates the account. */
export async function setPassword(tx: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      activatedAt: sql`coalesce(${users.activatedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: sql`clock_timestamp()`,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id));
}

/** Replaces the hash by a stronger one of the same password, unless the password has changed meanwhile. */
export async function replaceHash(db: Db, id: string, { from, to }: { from: string; to: string }): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
}
