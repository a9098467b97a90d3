import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { institutionLogins } from '../../platform/db/tables';

type NewLogin = typeof institutionLogins.$inferInsert;

/** Records a login that was begun. */
export async function addLogin(db: Db, login: NewLogin): Promise<void> {
  await db.insert(institutionLogins).values(login);
}

/** Takes a login out, so that it is finished once; undefined if there is none that this key began. */
export async function takeLogin(db: Db, sought: Pick<NewLogin, 'stateDigest' | 'keyThumbprint'>, now: Date) {
  const { stateDigest, keyThumbprint, expiresAt } = institutionLogins;
  const [login] = await db
    .delete(institutionLogins)
    .where(and(eq(stateDigest, sought.stateDigest), eq(keyThumbprint, sought.keyThumbprint), gt(expiresAt, now)))
    .returning();
  return login;
}

/** Removes logins that were not finished in time; to be run periodically. */
export async function removeLapsedLogins({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await db.delete(institutionLogins).where(lte(institutionLogins.expiresAt, now()));
}
