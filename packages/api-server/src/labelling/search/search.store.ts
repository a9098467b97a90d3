import { can, SEARCH_LIMIT, SUBMITTED_STATUSES, type InstrumentKind } from '@portal/domain';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { contains, shows } from '../../platform/db/contains';
import { searchTexts } from '../../platform/db/search-texts';
import { sortKey } from '../../platform/db/sort-key';
import { applications, facilities, facilityDeputies, lidars, photometers, users } from '../../platform/db/tables';
import type { Actor } from '../../platform/process/app-types';
import { prettyName } from '../facilities/pretty-name.store';

export interface Seeking {
  actor: Actor;
  words: readonly string[];
}

/** The facilities of which this user is owner or deputy. */
function isOwn(db: Db, { id }: Actor): SQL | undefined {
  const deputised = db
    .select({ id: facilityDeputies.facilityId })
    .from(facilityDeputies)
    .where(eq(facilityDeputies.userId, id));
  return or(eq(facilities.ownerId, id), inArray(facilities.id, deputised));
}

/** The facilities whose application an evaluator may open. */
const isSubmitted = (db: Db) =>
  inArray(
    facilities.id,
    db
      .select({ id: applications.facilityId })
      .from(applications)
      .where(and(eq(applications.isCurrent, true), inArray(applications.status, SUBMITTED_STATUSES))),
  );

/** The facilities visible to this user in any list of the portal. */
function isListedFor(db: Db, actor: Actor): SQL | undefined {
  if (can(actor, 'view-all-nf')) return isNull(facilities.archivedAt);
  const lists = [
    can(actor, 'edit-own-nf') ? isOwn(db, actor) : undefined,
    can(actor, 'evaluate-application') ? isSubmitted(db) : undefined,
  ];
  return and(isNull(facilities.archivedAt), or(sql`false`, ...lists));
}

/** Sorts texts that begin with the first word to the top, as they are the most likely matches. */
const beginsWith = (text: SQL, [first = '']: readonly string[]) =>
  sql`starts_with(lower(${text}), ${first}::text) desc nulls last`;

const ownColumn = (db: Db, actor: Actor) => sql<boolean>`coalesce(${isOwn(db, actor)}, false)`;

/** Facilities by name or acronym; those whose acronym begins with the search text come first. */
export const findFacilities = (db: Db, { actor, words }: Seeking) =>
  db
    .select({ id: facilities.id, name: prettyName, isOwn: ownColumn(db, actor) })
    .from(facilities)
    .where(
      and(isListedFor(db, actor), ...words.map((word) => shows(searchTexts.facility(facilities), prettyName, word))),
    )
    .orderBy(
      beginsWith(sql`${facilities.acronym}`, words),
      beginsWith(prettyName, words),
      sql`lower(${facilities.acronym})`,
    )
    .limit(SEARCH_LIMIT);

const TABLES = { lidar: lidars, photometer: photometers };

/** Instruments of the visible facilities by name, or by name and facility. */
export function findInstruments(db: Db, kind: InstrumentKind, { actor, words }: Seeking) {
  const table = TABLES[kind];
  const [first = '', ...others] = words;
  const text = sql`${table.name} || ' ' || ${prettyName}`;
  return db
    .select({
      id: table.id,
      name: table.name,
      facility: prettyName,
      facilityId: facilities.id,
      isOwn: ownColumn(db, actor),
    })
    .from(table)
    .innerJoin(facilities, eq(facilities.id, table.facilityId))
    .where(
      and(
        isListedFor(db, actor),
        contains(searchTexts.instrument(table), first),
        ...others.map((word) => contains(text, word)),
      ),
    )
    .orderBy(beginsWith(sql`${table.name}`, words), sortKey(table.name), sql`lower(${facilities.acronym})`)
    .limit(SEARCH_LIMIT);
}

const fullName = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;
const nameAndAddress = sql`${fullName} || ' ' || ${users.email}`;

/** Accounts by name or address, except anonymised ones. */
export const findPeople = (db: Db, { words }: Pick<Seeking, 'words'>) =>
  db
    .select({ id: users.id, name: fullName, email: users.email })
    .from(users)
    .where(
      and(isNull(users.anonymisedAt), ...words.map((word) => shows(searchTexts.user(users), nameAndAddress, word))),
    )
    .orderBy(
      beginsWith(sql`${users.lastName}`, words),
      sortKey(users.lastName),
      sortKey(users.firstName),
      asc(users.email),
    )
    .limit(SEARCH_LIMIT);
