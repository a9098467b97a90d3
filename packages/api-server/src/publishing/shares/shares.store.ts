import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { composition, releases, shares } from '../../platform/db/tables';

export type StoredShare = typeof shares.$inferSelect;
export type { ShareOutcome } from '../../platform/db/tables';

/** Running shares, the oldest first. */
export const listRunning = (db: Db): Promise<StoredShare[]> =>
  db.select().from(shares).where(isNull(shares.endedAt)).orderBy(asc(shares.startedAt), asc(shares.id));

/** Running shares, locked until the transaction ends. Every move of the composition begins with this lock. */
export const lockRunning = (tx: Db): Promise<StoredShare[]> =>
  tx.select().from(shares).where(isNull(shares.endedAt)).orderBy(asc(shares.startedAt), asc(shares.id)).for('update');

/** A running share, locked; null if it has ended. */
export async function lockShare(tx: Db, id: string): Promise<StoredShare | null> {
  const [share] = await tx
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), isNull(shares.endedAt)))
    .for('update');
  return share ?? null;
}

/** Starts a share. */
export async function addShare(tx: Db, share: typeof shares.$inferInsert): Promise<void> {
  await tx.insert(shares).values(share);
}

/** Ends a running share. */
export async function setEnd(
  tx: Db,
  id: string,
  end: Required<Pick<StoredShare, 'endedAt' | 'outcome' | 'sides'>>,
): Promise<void> {
  await tx
    .update(shares)
    .set({ ...end, salt: null })
    .where(eq(shares.id, id));
}

/** Ended shares, the latest first. */
export const listEnded = (db: Db): Promise<StoredShare[]> =>
  db.select().from(shares).where(isNotNull(shares.endedAt)).orderBy(desc(shares.endedAt));

/** When a share of one of these parts last moved its pointer automatically; null if none did. */
export async function lastMovedByItself(db: Db, parts: readonly string[]): Promise<Date | null> {
  const rows = await db
    .select({ parts: shares.parts, endedAt: shares.endedAt })
    .from(shares)
    .where(inArray(shares.outcome, ['back', 'forward']))
    .orderBy(desc(shares.endedAt));
  return rows.find((row) => row.parts.some(({ name }) => parts.includes(name)))?.endedAt ?? null;
}

/** Makes every server read the shares again for its next page, as after a move of a pointer. */
export async function raiseSerialOnce(tx: Db): Promise<void> {
  await tx.update(composition).set({ serial: sql`${composition.serial} + 1` });
}

interface Named {
  name: string;
  hash: string;
}

const isOneOf = (parts: readonly Named[]) =>
  or(...parts.map(({ name, hash }) => and(eq(releases.part, name), eq(releases.hash, hash))));

/** Makes the files of the releases of a share public; they are kept while it is running. */
export async function openToTabs(tx: Db, parts: readonly Named[], at: Date): Promise<void> {
  await tx
    .update(releases)
    .set({
      releasedAt: sql`coalesce(${releases.releasedAt}, ${at.toISOString()}::timestamptz)`,
      lastCurrentAt: null,
      filesRemovedAt: null,
    })
    .where(isOneOf(parts));
}

/** Starts the retention of the files for open tabs, as for a release that was current. */
export async function closeToTabs(tx: Db, parts: readonly Named[], at: Date): Promise<void> {
  await tx.update(releases).set({ lastCurrentAt: at }).where(isOneOf(parts));
}
