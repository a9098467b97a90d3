import type { FacilityQuery, FacilitySort } from '@portal/domain';
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { wordsOf } from '../../platform/db/contains';
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

/** The number of assigned reviewers of each facility that has some, as shown in the table. */
const assignedReviewers = (db: Db) =>
  db
    .select({ facilityId: componentReviewers.facilityId, assigned: count().as('assigned') })
    .from(componentReviewers)
    .groupBy(componentReviewers.facilityId)
    .as('assigned_reviewers');

const byAcronym = sql`lower(${facilities.acronym})`;

const isListed = isNull(facilities.archivedAt);

/** The sort key of each column. The expressions must equal those of the indexes; that of reviewers, which is counted, has none. */
const SORT_KEYS: Record<FacilitySort, SQL> = {
  facility: byPrettyName,
  acronym: byAcronym,
  // Codes sort in the same order as their names.
  type: sql`${facilities.type}`,
  pi: sortKey(sql`coalesce(${facilities.pi_name}, ${facilities.pi_contact})`),
  // No reviewers are the fewest.
  reviewers: sql`coalesce(assigned_reviewers.assigned, 0)`,
  description: sql`${applications.submittedAt}`,
  pending_with: sql`case when ${applications.pendingWith} <> 'nobody' then ${applications.pendingSince} end`,
};

const columnOf = (sort = '') => (sort.replace(/^-/, '') || 'acronym') as FacilitySort;

/** The requested order; empty values come last in both directions, equal values are ordered by acronym. */
function orderOf(key: SQLWrapper, acronym: SQLWrapper, sort = ''): SQL[] {
  const isDescending = sort.startsWith('-');
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

/** The matching facilities and their sort keys. Tables are joined only if search or order need them. */
function matching(db: Db, query: PageQuery) {
  const words = wordsOf(query.search);
  const column = columnOf(query.sort);
  const key = SORT_KEYS[column];
  const isSearch = isNarrowed(query);
  const total = isSearch ? sql<number>`(count(*) over ())::int` : sql<number>`0`;
  const rows = db
    .select({ id: facilities.id, key: key.as('key'), byAcronym: byAcronym.as('by_acronym'), total: total.as('total') })
    .from(facilities)
    .where(and(isListed, ...words.map((word) => showsWord(db, word, query)), ...filtersOf(db, query)))
    .$dynamic();
  if (isSearch || column === 'description' || column === 'pending_with')
    rows.innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)));
  if (column === 'reviewers') {
    const some = assignedReviewers(db);
    rows.leftJoin(some, and(eq(some.facilityId, facilities.id), isForeignTo(db, query.actorId, facilities.id)));
  }
  return rows;
}

/** Finds the facilities of a page. */
export function findFacilityPage(db: Db, query: PageQuery): Promise<FoundPage> {
  return isNarrowed(query) ? searchFacilities(db, query) : pageFacilities(db, query);
}

/** A page of all facilities; page and total are each read from an index. */
async function pageFacilities(db: Db, query: PageQuery): Promise<FoundPage> {
  const order = orderOf(SORT_KEYS[columnOf(query.sort)], byAcronym, query.sort);
  const page = matching(db, query)
    .orderBy(...order)
    .offset(query.start ?? 0);
  const [rows, [counted]] = await Promise.all([
    query.count === undefined ? page : page.limit(query.count),
    db.select({ total: count() }).from(facilities).where(isListed),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
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
