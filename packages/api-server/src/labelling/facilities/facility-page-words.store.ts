import { ACCEPTANCE_STATUSES, DUE_WORDS, PARTY_NAMES, type Day, type Party, type TypeLists } from '@portal/domain';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { contains, says } from '../../platform/db/contains';
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
    .where(contains(sql`${users.firstName} || ' ' || ${users.lastName}`, word));

const ownersAt = (db: Db, word: string) => db.select({ id: users.id }).from(users).where(contains(users.email, word));

const codesNamed = <Code extends string>(list: readonly { code: Code; name: string }[], word: string) =>
  list.filter(({ name }) => says(name, word)).map(({ code }) => code);

const parties = Object.entries(PARTY_NAMES) as [Party, string][];

/** The due date as displayed in the table; `today` in UTC. */
const dueWords = (today: Day, words: typeof DUE_WORDS): SQL =>
  sql`case when ${applications.status} = 'evaluated' or ${applications.dueDate} is null then ''
    when ${applications.dueDate} < ${today}::date then ${words.overdue} || ' ' || ${applications.dueDate}
    else ${words.due} || ' ' || ${applications.dueDate} end`;

/** Whether the table row of a facility contains a word; requires a join with the current round. */
export function showsWord(db: Db, word: string, { actorId, today, lists }: Seeker): SQL | undefined {
  const statuses = codesNamed(ACCEPTANCE_STATUSES, word);
  const types = codesNamed(lists['nf-types'], word);
  const named = parties.filter(([, name]) => says(name, word)).map(([party]) => party);
  return or(
    contains(facilities.acronym, word),
    contains(facilities.name, word),
    contains(facilities.pi_name, word),
    contains(facilities.pi_contact, word),
    inArray(facilities.ownerId, ownersAt(db, word)),
    sql`lower(${dueWords(today, DUE_WORDS)}) like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
    statuses.length > 0 ? sql`${applications.status} in ${statuses}` : undefined,
    types.length > 0 ? inArray(facilities.type, types) : undefined,
    named.length > 0 ? inArray(applications.pendingWith, named) : undefined,
    and(isForeignTo(db, actorId, facilities.id), inArray(facilities.id, reviewedBy(db, word))),
  );
}
