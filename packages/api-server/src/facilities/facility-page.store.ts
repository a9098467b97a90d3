import {
  ACCEPTANCE_STATUSES,
  DUE_WORDS,
  NF_TYPES,
  SIDE_NAMES,
  type Day,
  type FacilityQuery,
  type FacilitySort,
  type Side,
} from '@portal/domain';
import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { contains, says, wordsOf } from '../db/contains';
import { applications, componentReviewers, facilities, users } from '../db/tables';
import { dueWords, whoseTurn } from './whose-turn.store';

/** Which part of the list, for whom: nobody finds or sorts the own facility by who judges it. */
export interface WantedPage extends FacilityQuery {
  actorId: string;
  /** In UTC. */
  today: Day;
}

/** The facilities of a page, in order. */
export interface FoundPage {
  ids: string[];
  /** How many there are that match, on this page or not. */
  total: number;
}

const reviewer = alias(users, 'reviewer');
const fullName = (person: typeof users | typeof reviewer) => sql`${person.firstName} || ' ' || ${person.lastName}`;

/** Facilities of others with a reviewer whose name contains the word. */
const reviewedBy = (db: Db, word: string) =>
  db
    .select({ id: componentReviewers.facilityId })
    .from(componentReviewers)
    .innerJoin(reviewer, eq(reviewer.id, componentReviewers.userId))
    .where(contains(fullName(reviewer), word));

const codesNamed = (list: readonly { code: string; name: string }[], word: string) =>
  list.filter(({ name }) => says(name, word)).map(({ code }) => code);

const sides = Object.entries(SIDE_NAMES) as [Side, string][];

/** Whether a word stands in what the table shows of a facility. */
function showsWord(db: Db, word: string, { actorId, today }: WantedPage): SQL | undefined {
  const statuses = codesNamed(ACCEPTANCE_STATUSES, word);
  const types = codesNamed(NF_TYPES, word);
  const named = sides.filter(([, name]) => says(name, word)).map(([side]) => side);
  return or(
    contains(facilities.acronym, word),
    contains(facilities.name, word),
    contains(facilities.piName, word),
    contains(facilities.piContact, word),
    contains(users.email, word),
    sql`lower(${dueWords(today, DUE_WORDS)}) like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
    statuses.length > 0 ? sql`${applications.status} in ${statuses}` : undefined,
    types.length > 0 ? inArray(facilities.type, types) : undefined,
    named.length > 0 ? inArray(whoseTurn, named) : undefined,
    and(ne(facilities.ownerId, actorId), inArray(facilities.id, reviewedBy(db, word))),
  );
}

/** The first reviewer of a facility by component, for sorting. */
const firstReviewers = (db: Db) =>
  db
    .selectDistinctOn([componentReviewers.facilityId], {
      facilityId: componentReviewers.facilityId,
      name: sql<string>`lower(${fullName(reviewer)})`.as('reviewer_name'),
    })
    .from(componentReviewers)
    .innerJoin(reviewer, eq(reviewer.id, componentReviewers.userId))
    .orderBy(componentReviewers.facilityId, componentReviewers.component)
    .as('first_reviewer');

const typeName = sql`case ${facilities.type} ${sql.join(
  NF_TYPES.map(({ code, name }) => sql`when ${code} then ${name.toLowerCase()}`),
  sql` `,
)} end`;

/** What each column sorts by, and the table that must be joined for it. */
function sortKey(sort: FacilitySort, first: ReturnType<typeof firstReviewers>, { actorId }: WantedPage): SQL {
  const keys: Record<FacilitySort, SQL> = {
    facility: sql`lower(coalesce(${facilities.name} || ' (' || ${facilities.acronym} || ')', ${facilities.acronym}))`,
    acronym: sql`lower(${facilities.acronym})`,
    type: typeName,
    pi: sql`lower(coalesce(${facilities.piName}, ${facilities.piContact}))`,
    reviewers: sql`case when ${facilities.ownerId} <> ${actorId} then ${first.name} end`,
    description: sql`${applications.submittedAt}`,
    turn: sql`case when ${applications.status} <> 'evaluated' then ${applications.statusSince} end`,
  };
  return keys[sort];
}

/** The order that was asked for; what has no value is last either way, and equal ones stand by acronym. */
function orderOf(key: SQL, column: FacilitySort, isDescending: boolean): SQL[] {
  const byAcronym = asc(sql`lower(${facilities.acronym})`);
  // Each facility has another one: an index knows this order in both directions.
  if (column === 'acronym') return [isDescending ? desc(key) : asc(key)];
  return [isDescending ? sql`${key} desc nulls last` : asc(key), byAcronym];
}

/** Finds the facilities of a page. Tables are joined only where search or order look at them. */
export async function findFacilityPage(db: Db, wanted: WantedPage): Promise<FoundPage> {
  const { start = 0, count: most, search, sort = '' } = wanted;
  const words = wordsOf(search);
  const column = (sort.replace(/^-/, '') || 'acronym') as FacilitySort;
  const first = firstReviewers(db);
  const isSearched = words.length > 0;
  // One walk through all rows finds the page and counts them; without a search, an index answers either alone.
  const total = isSearched ? sql<number>`(count(*) over ())::int` : sql<number>`0`;
  const query = db.select({ id: facilities.id, total }).from(facilities).$dynamic();
  if (isSearched || column === 'description' || column === 'turn')
    query.innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)));
  if (isSearched) query.innerJoin(users, eq(users.id, facilities.ownerId));
  if (column === 'reviewers') query.leftJoin(first, eq(first.facilityId, facilities.id));
  query
    .where(and(...words.map((word) => showsWord(db, word, wanted))))
    .orderBy(...orderOf(sortKey(column, first, wanted), column, sort.startsWith('-')))
    .offset(start);
  const asked = most === undefined ? query : query.limit(most);
  const [found, all] = await Promise.all([asked, isSearched ? undefined : countFacilities(db, wanted)]);
  const counted = found[0]?.total ?? (start === 0 ? 0 : undefined);
  return { ids: found.map(({ id }) => id), total: all ?? counted ?? (await countFacilities(db, wanted)) };
}

/** How many facilities there are that match: all of them where nothing is looked for. */
async function countFacilities(db: Db, wanted: WantedPage): Promise<number> {
  const words = wordsOf(wanted.search);
  const query = db.select({ total: count() }).from(facilities).$dynamic();
  if (words.length > 0)
    query
      .innerJoin(applications, and(eq(applications.facilityId, facilities.id), eq(applications.isCurrent, true)))
      .innerJoin(users, eq(users.id, facilities.ownerId))
      .where(and(...words.map((word) => showsWord(db, word, wanted))));
  const [counted] = await query;
  return counted?.total ?? 0;
}
