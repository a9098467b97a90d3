import { ACCEPTANCE_STATUSES, SUBMITTED_STATUSES, type SubmittedQuery, type SubmittedSort } from '@portal/domain';
import { and, asc, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import { acronymAndName, byPrettyName } from '../facilities/pretty-name.store';
import { says, shows, wordsOf } from '../../platform/db/contains';
import { prepared, preparedPages } from '../../platform/db/prepared';
import { searchTexts } from '../../platform/db/search-texts';
import { applications, facilities } from '../../platform/db/tables';
import { awaits, waitsSince } from './awaited-work.store';

export interface FoundApplications {
  ids: string[];
  /** Number of matching applications, on all pages. */
  total: number;
}

function showsWord(word: string): SQL | undefined {
  const statuses = ACCEPTANCE_STATUSES.filter(({ name }) => says(name, word)).map(({ code }) => code);
  return or(
    shows(searchTexts.facility(facilities), acronymAndName, word),
    statuses.length > 0 ? inArray(applications.status, statuses) : undefined,
  );
}

const ORDERS: Record<SubmittedSort | `-${SubmittedSort}`, SQL> = {
  facility: asc(byPrettyName),
  '-facility': sql`${byPrettyName} desc`,
  waiting: sql`${applications.pendingSince} desc`,
  '-waiting': asc(applications.pendingSince),
};

const byAcronym = asc(sql`lower(${facilities.acronym})`);

/** By the requested column, and by acronym. */
const byColumn = (sort: string): SQL[] => [
  ...(Object.hasOwn(ORDERS, sort) ? [ORDERS[sort as SubmittedSort]] : []),
  byAcronym,
];

/** By acronym by default, open work by longest waiting time; otherwise by the requested column. */
function orderOf(db: Db, actor: Actor, { sort, open }: SubmittedQuery): SQL[] {
  const key = sort || (open ? '-waiting' : '');
  const ofWork: Partial<Record<string, () => SQL>> = {
    waiting: () => sql`${waitsSince(db, actor)} desc`,
    '-waiting': () => asc(waitsSince(db, actor)),
  };
  const work = open ? ofWork[key]?.() : undefined;
  return work ? [work, byAcronym] : byColumn(key);
}

const isListed = and(eq(applications.isCurrent, true), inArray(applications.status, [...SUBMITTED_STATUSES]));

/** Finds the facilities of a page of submitted applications: all of them, or those with open work for the actor. */
export function findSubmittedPage(db: Db, actor: Actor, query: SubmittedQuery): Promise<FoundApplications> {
  const isAll = wordsOf(query.search).length === 0 && !query.open;
  return isAll ? pageSubmitted(db, query) : searchSubmitted(db, actor, query);
}

const pageOfAll = preparedPages((db, sort: string) =>
  db
    .select({ id: facilities.id })
    .from(applications)
    .innerJoin(facilities, eq(facilities.id, applications.facilityId))
    .where(isListed)
    .orderBy(...byColumn(sort))
    .$dynamic(),
);
const allCounted = prepared((db) => db.select({ total: count() }).from(applications).where(isListed).prepare(''));

async function pageSubmitted(db: Db, query: SubmittedQuery): Promise<FoundApplications> {
  const [rows, [counted]] = await Promise.all([pageOfAll(db, query, query.sort), allCounted(db, {})]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

async function searchSubmitted(db: Db, actor: Actor, query: SubmittedQuery): Promise<FoundApplications> {
  const { start = 0, count: most, search, open } = query;
  const words = wordsOf(search);
  const where = and(isListed, ...words.map(showsWord), open ? awaits(db, actor) : undefined);
  // A search reads every row, so the total is counted with it; otherwise the database stops at the end of the page.
  const isSearched = words.length > 0;
  const matches = db
    .select({ id: facilities.id, total: isSearched ? sql<number>`(count(*) over ())::int` : sql<number>`0` })
    .from(applications)
    .innerJoin(facilities, eq(facilities.id, applications.facilityId))
    .where(where)
    .orderBy(...orderOf(db, actor, query))
    .offset(start)
    .$dynamic();
  const page = most === undefined ? matches : matches.limit(most);
  const [rows, all] = await Promise.all([page, isSearched ? undefined : countFound(db, where)]);
  const counted = rows[0]?.total ?? (start === 0 ? 0 : undefined);
  return { ids: rows.map(({ id }) => id), total: all ?? counted ?? (await countFound(db, where, isSearched)) };
}

/** Number of matching applications; joins the facilities only if their names are searched. */
async function countFound(db: Db, where: SQL | undefined, withNames = false): Promise<number> {
  const query = db.select({ total: count() }).from(applications).where(where).$dynamic();
  if (withNames) query.innerJoin(facilities, eq(facilities.id, applications.facilityId));
  const [counted] = await query;
  return counted?.total ?? 0;
}
