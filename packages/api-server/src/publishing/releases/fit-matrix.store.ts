import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { releases } from '../../platform/db/tables';
import { listRunning } from '../shares/shares.store';
import { findRelease, toRelease, type StoredRelease } from './releases.store';

/** Maximum number of waiting releases of each part that are compared: the newest ones. */
const MAX_WAITING = 3;

/** The newest releases of every part that were sent but never became current. */
export async function listWaiting(db: Db): Promise<StoredRelease[]> {
  const place = sql<number>`row_number() over (partition by ${releases.part} order by ${releases.announcedAt} desc)`;
  const ranked = db
    .select({ id: releases.id, place: place.as('place') })
    .from(releases)
    .where(and(isNull(releases.releasedAt), isNull(releases.filesRemovedAt)))
    .as('ranked');
  const rows = await db
    .select({ release: releases })
    .from(ranked)
    .innerJoin(releases, eq(releases.id, ranked.id))
    .where(sql`${ranked.place} <= ${MAX_WAITING}`)
    .orderBy(asc(releases.part), desc(releases.announcedAt));
  return rows.map(({ release }) => toRelease(release));
}

/** The releases of each share, which become current together. */
export async function listShared(db: Db): Promise<StoredRelease[][]> {
  const shared: StoredRelease[][] = [];
  for (const { parts } of await listRunning(db)) {
    const found = await Promise.all(parts.map(({ name, hash }) => findRelease(db, name, hash)));
    shared.push(found.filter((release) => release !== null));
  }
  return shared;
}
