import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { releases } from '../../platform/db/tables';
import { toRelease, type StoredRelease } from './releases.store';

/** When a release is no longer needed. */
export interface Lapse {
  /** It was last current before this moment. */
  currentBefore: Date;
  /** It was last announced before this moment. */
  announcedBefore: Date;
}

/** Current releases never lapse, as they have no end. */
const hasLapsed = ({ currentBefore, announcedBefore }: Lapse) =>
  and(
    lt(releases.announcedAt, announcedBefore),
    or(isNull(releases.releasedAt), lt(releases.lastCurrentAt, currentBefore)),
    // A removed release is considered again only once its files are sent again.
    or(isNull(releases.filesRemovedAt), lte(releases.filesRemovedAt, releases.announcedAt)),
  );

/** Releases whose files may be removed. */
export const listLapsed = (db: Db, lapse: Lapse) =>
  db.select({ id: releases.id, part: releases.part, hash: releases.hash }).from(releases).where(hasLapsed(lapse));

/** The release, locked, if its files may still be removed. */
export async function lockLapsed(tx: Db, id: string, lapse: Lapse): Promise<StoredRelease | null> {
  const [row] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), hasLapsed(lapse)))
    .for('update');
  return row ? toRelease(row) : null;
}

/** Records that the files of a release are removed; the row stays. */
export async function markRemoved(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(releases).set({ filesRemovedAt: at }).where(eq(releases.id, id));
}

/** Removes the row of a release that was never current. */
export async function forgetRelease(tx: Db, id: string): Promise<void> {
  await tx.delete(releases).where(eq(releases.id, id));
}
