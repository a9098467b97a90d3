import type { Release } from '@portal/portal-contract';
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { composition, compositionPointers, partGrants, releases } from '../../platform/db/tables';

type Row = typeof releases.$inferSelect;

/** A release and its row. Manifests are checked before they are stored. */
export interface StoredRelease extends Omit<Row, 'manifest'> {
  manifest: Release;
}

/** Converts a row to a release. */
export const toRelease = (row: Row): StoredRelease => ({ ...row, manifest: row.manifest as Release });

/** Serial number of the composition: increases with every move of a pointer. */
export async function readSerial(db: Db): Promise<number> {
  const [row] = await db.select({ serial: composition.serial }).from(composition);
  return row?.serial ?? 0;
}

/** The release of a part with this hash, published or announced; null for an unknown one. */
export async function findRelease(db: Db, part: string, hash: string): Promise<StoredRelease | null> {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.part, part), eq(releases.hash, hash)));
  return row ? toRelease(row) : null;
}

/** The release with this id, current or not; null for an unknown one. */
export async function findReleaseById(db: Db, id: string): Promise<StoredRelease | null> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row ? toRelease(row) : null;
}

interface Sought {
  hash?: string | undefined;
  version?: string | undefined;
  /** Whether it was current for everyone: not shared only. */
  wasCurrent?: boolean;
}

/**
 * The release of a part that was ever current or shared and has this version or hash; of several with one version, the
 * one that was current last, with the present one ranked last.
 */
export async function findReleased(
  db: Db,
  part: string,
  { hash, version, wasCurrent = false }: Sought,
): Promise<StoredRelease | null> {
  const [row] = await db
    .select()
    .from(releases)
    .where(
      and(
        eq(releases.part, part),
        isNotNull(wasCurrent ? releases.firstCurrentAt : releases.releasedAt),
        hash ? eq(releases.hash, hash) : undefined,
        version ? eq(releases.version, version) : undefined,
      ),
    )
    .orderBy(sql`${releases.lastCurrentAt} desc nulls last`)
    .limit(1);
  return row ? toRelease(row) : null;
}

/** The initiator of a move. */
export type MovedBy = (typeof compositionPointers.$inferSelect)['movedBy'];

/** A current release, the initiator of its move, and the message of its pages while the part is switched off. */
export interface LiveRelease extends StoredRelease {
  movedBy: MovedBy;
  off: string | null;
}

/** The current release of every part, by the name of the part. */
export async function currentReleases(db: Db): Promise<LiveRelease[]> {
  const rows = await db
    .select({ release: releases, movedBy: compositionPointers.movedBy, off: partGrants.offReason })
    .from(compositionPointers)
    .innerJoin(releases, eq(compositionPointers.releaseId, releases.id))
    .leftJoin(partGrants, eq(partGrants.part, compositionPointers.part))
    .orderBy(compositionPointers.part);
  return rows.map(({ release, movedBy, off }) => ({ ...toRelease(release), movedBy, off }));
}

interface Announcement {
  release: Release;
  createdById: string | undefined;
  at: Date;
}

/** Writes the row of a release, or renews it for a repeated request; its files then have a day to arrive. */
export async function announceRelease(db: Db, { release, createdById, at }: Announcement): Promise<StoredRelease> {
  const [row] = await db
    .insert(releases)
    .values({
      part: release.name,
      version: release.version,
      hash: release.hash,
      manifest: release,
      contract: release.kind === 'shell' ? release.contract : release.remote.contract,
      createdById,
      createdAt: at,
      announcedAt: at,
    })
    .onConflictDoUpdate({ target: [releases.part, releases.hash], set: { announcedAt: at } })
    .returning();
  if (!row) throw new Error(`${release.name}: the release could not be recorded.`);
  return toRelease(row);
}

/** Keeps the files of a release for another day; false if they have been removed. */
export async function lockRelease(db: Db, id: string, at: Date): Promise<boolean> {
  const locked = await db
    .update(releases)
    .set({ announcedAt: at })
    .where(and(eq(releases.id, id), isNull(releases.filesRemovedAt)))
    .returning({ id: releases.id });
  return locked.length > 0;
}

/**
 * Raises the serial if it is still the one seen, and returns whether it was: only one of two concurrent moves succeeds.
 */
export async function raiseSerial(tx: Db, seen: number): Promise<boolean> {
  const raised = await tx
    .update(composition)
    .set({ serial: sql`${composition.serial} + 1` })
    .where(eq(composition.serial, seen))
    .returning({ serial: composition.serial });
  return raised.length > 0;
}

interface Step {
  to: StoredRelease;
  /** The release that was current until now; null for the first release of a part. */
  from: StoredRelease | null;
  /** Serial of the new composition. */
  serial: number;
  at: Date;
  /** Whether a rollback of the new one goes to the previous one: a rollback does not change the target of the next. */
  isNew: boolean;
  /** Whether open tabs must load it before they continue. */
  isUrgent: boolean;
  by: MovedBy;
}

/** Makes a release the current one of its part. */
export async function movePointer(tx: Db, { to, from, serial, at, isNew, isUrgent, by }: Step): Promise<void> {
  if (from) await tx.update(releases).set({ lastCurrentAt: at }).where(eq(releases.id, from.id));
  await tx
    .update(releases)
    .set({
      releasedAt: sql`coalesce(${releases.releasedAt}, ${at.toISOString()}::timestamptz)`,
      firstCurrentAt: sql`coalesce(${releases.firstCurrentAt}, ${at.toISOString()}::timestamptz)`,
      lastCurrentAt: null,
      filesRemovedAt: null,
      withdrawnAt: null,
      ...(isUrgent && { urgentAt: at }),
      ...(isNew && { replacedId: from?.id ?? null }),
    })
    .where(eq(releases.id, to.id));
  await tx
    .insert(compositionPointers)
    .values({ part: to.part, releaseId: to.id, serial, movedAt: at, movedBy: by })
    .onConflictDoUpdate({
      target: compositionPointers.part,
      set: { releaseId: to.id, serial, movedAt: at, movedBy: by },
    });
}

/** Marks as withdrawn the releases that came after the target of a rollback. */
export async function takeBackAfter(tx: Db, { to, from, at }: Pick<Step, 'to' | 'from' | 'at'>): Promise<void> {
  const isLater = to.lastCurrentAt ? gt(releases.lastCurrentAt, to.lastCurrentAt) : undefined;
  await tx
    .update(releases)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(releases.part, to.part),
        ne(releases.id, to.id),
        isNull(releases.withdrawnAt),
        or(from ? eq(releases.id, from.id) : undefined, isLater),
      ),
    );
}

/** Marks current releases as urgent. */
export const markUrgent = (tx: Db, ids: readonly string[], at: Date) =>
  tx.update(releases).set({ urgentAt: at }).where(inArray(releases.id, ids));

/** Sets the release that a shared one replaces: the target of its rollback. */
export async function setReplaced(tx: Db, id: string, replacedId: string | null): Promise<void> {
  await tx.update(releases).set({ replacedId }).where(eq(releases.id, id));
}

/** Removes the current release of a part; its files are kept like those of any former release. */
export async function removePointer(tx: Db, part: string, at: Date): Promise<void> {
  const removed = await tx
    .delete(compositionPointers)
    .where(eq(compositionPointers.part, part))
    .returning({ id: compositionPointers.releaseId });
  for (const { id } of removed)
    await tx.update(releases).set({ lastCurrentAt: at, withdrawnAt: at }).where(eq(releases.id, id));
}
