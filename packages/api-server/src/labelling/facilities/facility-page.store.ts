import type { FacilityQuery, FacilitySort } from '@portal/domain';
import { and, asc, count, desc, eq, inArray, isNull, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client';
import { wordsOf } from '../../platform/db/contains';
import { prepared, preparedPages } from '../../platform/db/prepared';
import { sortKey } from '../../platform/db/sort-key';
import { isForeignTo } from './own-facilities.store';
import { byPrettyName } from './pretty-name.store';
import { applications, componentReviewers, facilities } from '../../platform/db/tables';
import { showsWord, type Seeker } from './facility-page-words.store';

/** A page of the list and its reader: owners can neither search nor sort their own facilities by reviewer. */
export type PageQuery = FacilityQuery & Seeker;

export interface FoundPage {
  ids: string[];
  /** Number of matching facilities, on all pages. */
  total: number;
}

const byAcronym = sql`lower(${facilities.acronym})`;

const isListed = isNull(facilities.archivedAt);

/** The sort key of each column. The expressions must equal those of the indexes. */
const SORT_KEYS: Record<FacilitySort, SQL> = {
  facility: byPrettyName,
  acronym: byAcronym,
  // Codes sort in the same order as their names.
  type: sql`${facilities.type}`,
  pi: sortKey(sql`coalesce(${facilities.pi_name}, ${facilities.pi_contact})`),
  reviewers: sql`${facilities.reviewerCount}`,
  description: sql`${applications.submittedAt}`,
  pending_with: sql`case when ${applications.pendingWith} <> 'nobody' then ${applications.pendingSince} end`,
};

const columnOf = (sort = '') => (sort.replace(/^-/, '') || 'acronym') as FacilitySort;

/** Whether the requested order is by a column of the current round. */
const isOfRound = (sort?: string) => ['description', 'pending_with'].includes(columnOf(sort));

const isCurrentRound = and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true));

/** Whether the key of a column falls while its values rise: the later a wait began, the fewer days it has. */
const isReversed = (sort?: string) => columnOf(sort) === 'pending_with';

/** The requested order; empty values come last in both directions, equal values are ordered by acronym. */
function orderOf(key: SQLWrapper, acronym: SQLWrapper, sort = ''): SQL[] {
  const isDescending = sort.startsWith('-') !== isReversed(sort);
  // Acronyms are unique, so their index serves both directions.
  if (columnOf(sort) === 'acronym') return [isDescending ? desc(key) : asc(key)];
  // The display name is never empty, so its index can be read backwards too.
  const descending = columnOf(sort) === 'facility' ? desc(key) : sql`${key} desc nulls last`;
  return [isDescending ? descending : asc(key), asc(acronym)];
}

const isNarrowed = ({ search, status, type, pending_with: party, reviewer: person }: PageQuery) =>
  wordsOf(search).length > 0 || [status, type, party, person].some(Boolean);

/** The filters of the query. Owners cannot filter their own facilities by reviewer. */
const filtersOf = (db: Db, { status, type, pending_with: party, reviewer: person, actorId }: PageQuery) => [
  status ? sql`${applications.status} = ${status}` : undefined,
  type ? sql`${facilities.type} = ${type}` : undefined,
  party ? sql`${applications.pendingWith} = ${party}` : undefined,
  person ? and(inArray(facilities.id, reviewedBy(db, person)), isForeignTo(db, actorId, facilities.id)) : undefined,
];

const reviewedBy = (db: Db, userId: string) =>
  db
    .select({ id: componentReviewers.facilityId })
    .from(componentReviewers)
    .where(eq(componentReviewers.userId, userId));

/** The requested sort key: owners do not see how many reviewers their own facilities have. */
const keyOf = (db: Db, { sort, actorId }: PageQuery): SQL =>
  columnOf(sort) === 'reviewers'
    ? sql`case when ${isForeignTo(db, actorId, facilities.id)} then ${facilities.reviewerCount} else 0 end`
    : SORT_KEYS[columnOf(sort)];

/** The matching facilities and their sort keys. The rounds are joined only if filters or order need them. */
function matching(db: Db, query: PageQuery, key = keyOf(db, query)) {
  const words = wordsOf(query.search);
  const total = sql<number>`(count(*) over ())::int`;
  const rows = db
    .select({ id: facilities.id, key: key.as('key'), byAcronym: byAcronym.as('by_acronym'), total: total.as('total') })
    .from(facilities)
    .where(and(isListed, ...words.map((word) => showsWord(db, word, query)), ...filtersOf(db, query)))
    .$dynamic();
  if (query.status || query.pending_with || isOfRound(query.sort)) rows.innerJoin(applications, isCurrentRound);
  return rows;
}

/** Finds the facilities of a page. */
export function findFacilityPage(db: Db, query: PageQuery): Promise<FoundPage> {
  return isNarrowed(query) ? searchFacilities(db, query) : pageFacilities(db, query);
}

/** A page of all facilities; page and total are each read from an index. */
async function pageFacilities(db: Db, query: PageQuery): Promise<FoundPage> {
  const page = columnOf(query.sort) === 'reviewers' ? byReviewers(db, query) : pageOfAll(db, query, query.sort);
  const [rows, [counted]] = await Promise.all([page, allCounted(db, {})]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

const pageOfAll = preparedPages((db, sort: string) => {
  const rows = db.select({ id: facilities.id }).from(facilities).where(isListed).$dynamic();
  if (isOfRound(sort)) rows.innerJoin(applications, isCurrentRound);
  return rows.orderBy(...orderOf(SORT_KEYS[columnOf(sort)], byAcronym, sort));
});
const allCounted = prepared((db) => db.select({ total: count() }).from(facilities).where(isListed).prepare(''));

/**
 * All facilities by reviewers: the first of the others, which an index has in order, and the user's own, which are few.
 */
function byReviewers(db: Db, query: PageQuery) {
  const { start = 0, count: most, actorId, sort } = query;
  const order = orderOf(SORT_KEYS.reviewers, byAcronym, sort);
  const isForeign = isForeignTo(db, actorId, facilities.id);
  const select = (key: SQL, whose: SQL | undefined) =>
    db
      .select({ id: facilities.id, key: key.as('key'), byAcronym: byAcronym.as('by_acronym') })
      .from(facilities)
      .where(and(isListed, whose))
      .$dynamic();
  const others = select(SORT_KEYS.reviewers, isForeign).orderBy(...order);
  const own = select(sql`0`, isForeign && not(isForeign));
  const all = unionAll(most === undefined ? others : others.limit(start + most), own).as('all_facilities');
  const page = db
    .select({ id: all.id })
    .from(all)
    .orderBy(...orderOf(all.key, all.byAcronym, sort))
    .offset(start)
    .$dynamic();
  return most === undefined ? page : page.limit(most);
}

/** A page of the matching facilities. Finding all matches before sorting is faster than testing each in sort order. */
async function searchFacilities(db: Db, query: PageQuery): Promise<FoundPage> {
  const { start = 0, count: most, sort } = query;
  const all = matching(db, query).as('matching');
  const page = db
    .select({ id: all.id, total: all.total })
    .from(all)
    .orderBy(...orderOf(all.key, all.byAcronym, sort))
    .offset(start)
    .$dynamic();
  const rows = await (most === undefined ? page : page.limit(most));
  if (rows.length > 0 || start === 0) return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  const [counted] = await db.select({ total: count() }).from(all);
  return { ids: [], total: counted?.total ?? 0 };
}
