import { ACCEPTANCE_STATUSES, DUE_WORDS, PARTY_NAMES, type Day, type Party, type TypeLists } from '@portal/domain';
import { and, eq, inArray, isNotNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { isInQuery } from '../../platform/db/any-of';
import { contains, says, shows } from '../../platform/db/contains';
import { searchTexts } from '../../platform/db/search-texts';
import { isForeignTo } from './own-facilities.store';
import { applications, componentReviewers, facilities, users } from '../../platform/db/tables';

/** The searching user, the day, and the names of the values of type lists. */
export interface Seeker {
  actorId: string;
  /** In UTC. */
  today: Day;
  lists: TypeLists;
}

/** Facilities with a reviewer whose name contains the word; the caller excludes the user's own. */
const reviewedBy = (db: Db, word: string) =>
  db
    .select({ id: componentReviewers.facilityId })
    .from(componentReviewers)
    .innerJoin(users, eq(users.id, componentReviewers.userId))
    .where(shows(searchTexts.user(users), sql`${users.firstName} || ' ' || ${users.lastName}`, word));

const ownersAt = (db: Db, word: string) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(shows(searchTexts.user(users), users.email, word));

const codesNamed = <Code extends string>(list: readonly { code: Code; name: string }[], word: string) =>
  list.filter(({ name }) => says(name, word)).map(({ code }) => code);

const parties = Object.entries(PARTY_NAMES) as [Party, string][];

/**
 * The current rounds whose status, party or due date, as shown, contains the word; undefined if it is in none of these.
 */
function roundsShowing(db: Db, word: string, today: Day) {
  const statuses = codesNamed(ACCEPTANCE_STATUSES, word);
  const named = parties.filter(([, name]) => says(name, word)).map(([party]) => party);
  const isOverdue = sql`${applications.dueDate} < ${today}::date`;
  const dueWords = [
    says(DUE_WORDS.overdue, word) ? isOverdue : undefined,
    says(DUE_WORDS.due, word) ? not(isOverdue) : undefined,
    /^[\d-]+$/.test(word) ? sql`${applications.dueDate}::text like ${`%${word}%`}` : undefined,
  ].filter((condition) => condition !== undefined);
  const conditions = [
    statuses.length > 0 ? inArray(applications.status, statuses) : undefined,
    named.length > 0 ? inArray(applications.pendingWith, named) : undefined,
    dueWords.length > 0
      ? and(ne(applications.status, 'evaluated'), isNotNull(applications.dueDate), or(...dueWords))
      : undefined,
  ].filter((condition) => condition !== undefined);
  if (conditions.length === 0) return undefined;
  return db
    .select({ id: applications.facilityId })
    .from(applications)
    .where(and(eq(applications.isCurrent, true), or(...conditions)));
}

/**
 * Whether the table row of a facility contains a word. Every condition is one on this table, so that indexes answer
 * all.
 */
export function showsWord(db: Db, word: string, { actorId, today, lists }: Seeker): SQL | undefined {
  const types = codesNamed(lists['nf-types'], word);
  const rounds = roundsShowing(db, word, today);
  return or(
    contains(searchTexts.facility(facilities), word),
    isInQuery(facilities.ownerId, ownersAt(db, word)),
    rounds && isInQuery(facilities.id, rounds),
    types.length > 0 ? inArray(facilities.type, types) : undefined,
    and(isForeignTo(db, actorId, facilities.id), isInQuery(facilities.id, reviewedBy(db, word))),
  );
}
