import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { compositions, loadCounts, releases, releaseTabs } from '../../platform/db/tables';

/** The count of one outcome of one release. */
export type Counted = Pick<typeof loadCounts.$inferInsert, 'releaseId' | 'outcome' | 'step' | 'count'>;

/** The ids of those releases that were ever released. */
export async function findReleaseIds(db: Db, named: readonly { part: string; hash: string }[]) {
  if (named.length === 0) return [];
  const isNamed = named.map(({ part, hash }) => and(eq(releases.part, part), eq(releases.hash, hash)));
  return db
    .select({ id: releases.id, part: releases.part, hash: releases.hash })
    .from(releases)
    .where(and(isNotNull(releases.releasedAt), or(...isNamed)));
}

/** Adds to the counts in one statement, so that no concurrent report is lost. */
export async function addCounts(
  db: Db,
  counted: readonly Counted[],
  { at, composition }: { at: Date; composition: string },
): Promise<void> {
  if (counted.length === 0) return;
  const { releaseId, outcome, step } = loadCounts;
  await db
    .insert(loadCounts)
    .values(counted.map((count) => ({ ...count, firstAt: at, lastAt: at, composition })))
    .onConflictDoUpdate({
      target: [releaseId, outcome, step],
      set: { count: sql`${loadCounts.count} + excluded.count`, lastAt: at, composition },
    });
}

/** Counts a tab of this composition for each release that it loaded; nothing for a composition that never was. */
export async function countTab(
  db: Db,
  releaseIds: readonly string[],
  { at, composition }: { at: Date; composition: string },
): Promise<void> {
  if (releaseIds.length === 0 || (await db.$count(compositions, eq(compositions.id, composition))) === 0) return;
  const { releaseId, tabs } = releaseTabs;
  await db
    .insert(releaseTabs)
    .values(releaseIds.toSorted().map((id) => ({ releaseId: id, composition, tabs: 1, lastAt: at })))
    .onConflictDoUpdate({
      target: [releaseId, releaseTabs.composition],
      set: { tabs: sql`${tabs} + 1`, lastAt: at },
    });
}
