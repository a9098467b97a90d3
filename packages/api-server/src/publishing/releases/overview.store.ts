import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import {
  auditEntries,
  codeErrors,
  compositionPointers,
  compositions,
  loadCounts,
  releases,
  releaseTabs,
  users,
} from '../../platform/db/tables';

/** Maximum number of listed releases of each part; older ones are in the audit log. */
const MAX_ENTRIES = 50;

/** The newest releases of every part, and the present one however old it is. */
export async function listReleases(db: Db) {
  const { manifest, ...columns } = getTableColumns(releases);
  const place = sql<number>`row_number() over (partition by ${releases.part} order by ${releases.releasedAt} desc)`;
  const ranked = db
    .select({ id: releases.id, place: place.as('place') })
    .from(releases)
    .where(isNotNull(releases.releasedAt))
    .as('ranked');
  const rows = await db
    .select({
      release: columns,
      currentSince: compositionPointers.movedAt,
      /** Whether its description has the calls and names that builds state since releases are compared. */
      saysItsSurface: sql<boolean>`${manifest} -> 'calls' is not null and coalesce(${manifest} -> 'gives', ${manifest} -> 'takes') is not null`,
    })
    .from(ranked)
    .innerJoin(releases, eq(releases.id, ranked.id))
    .leftJoin(compositionPointers, eq(compositionPointers.releaseId, ranked.id))
    .where(or(lte(ranked.place, MAX_ENTRIES), isNotNull(compositionPointers.part)))
    .orderBy(asc(releases.part), desc(releases.releasedAt));
  return rows.map(({ release, currentSince, saysItsSurface }) => ({
    ...release,
    /** Null for a release that is not current. */
    currentSince,
    isCurrent: currentSince !== null,
    saysItsSurface,
  }));
}
export type ListedRelease = Awaited<ReturnType<typeof listReleases>>[number];

/** The counts of these releases: load times in ascending order, the latest first within a step. */
export async function listCounts(db: Db, releaseIds: string[]) {
  if (releaseIds.length === 0) return [];
  return db
    .select()
    .from(loadCounts)
    .where(inArray(loadCounts.releaseId, releaseIds))
    .orderBy(asc(loadCounts.step), desc(loadCounts.lastAt));
}
export type LoadCount = Awaited<ReturnType<typeof listCounts>>[number];

/** The errors in the code of these releases: the latest first, in a stable order. */
export async function listCodeErrors(db: Db, releaseIds: string[]) {
  if (releaseIds.length === 0) return [];
  const { lastAt, firstAt, message, browser } = codeErrors;
  return db
    .select()
    .from(codeErrors)
    .where(inArray(codeErrors.releaseId, releaseIds))
    .orderBy(desc(lastAt), desc(firstAt), asc(message), asc(browser));
}
export type StoredCodeError = Awaited<ReturnType<typeof listCodeErrors>>[number];

/** The compositions in which these releases ran, with the number of tabs. */
export async function listRanIn(db: Db, releaseIds: string[]) {
  if (releaseIds.length === 0) return [];
  return db
    .select({
      releaseId: releaseTabs.releaseId,
      part: releases.part,
      hash: releases.hash,
      composition: releaseTabs.composition,
      tabs: releaseTabs.tabs,
      since: compositions.since,
      parts: compositions.parts,
    })
    .from(releaseTabs)
    .innerJoin(compositions, eq(compositions.id, releaseTabs.composition))
    .innerJoin(releases, eq(releases.id, releaseTabs.releaseId))
    .where(inArray(releaseTabs.releaseId, releaseIds));
}
export type StoredRanIn = Awaited<ReturnType<typeof listRanIn>>[number];

const STOPS = ['release.switch-off', 'release.withdraw', 'release.retire'] as const;

/** The last step that took a part out of use. */
export interface StoredStop {
  part: string;
  action: (typeof STOPS)[number];
  at: Date;
  by: string | null;
  reason: string | null;
}

/** The last step of each part that took it out of use, whether or not it is in use again. */
export async function listStops(db: Db): Promise<StoredStop[]> {
  const rows = await db
    .selectDistinctOn([auditEntries.objectId], {
      part: auditEntries.objectId,
      action: auditEntries.action,
      at: auditEntries.at,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      reason: sql<string | null>`${auditEntries.newValue} ->> 'reason'`,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(and(eq(auditEntries.objectKind, 'release'), inArray(auditEntries.action, [...STOPS])))
    .orderBy(auditEntries.objectId, desc(auditEntries.number));
  return rows as StoredStop[];
}
