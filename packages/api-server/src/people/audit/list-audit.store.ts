import { and, count, desc, eq, gte, inArray, like, lt, max, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { isInQuery } from '../../platform/db/any-of';
import { contains, shows } from '../../platform/db/contains';
import { prepared, preparedPages, type Slice } from '../../platform/db/prepared';
import { searchTexts } from '../../platform/db/search-texts';
import { auditEntries, facilities, users } from '../../platform/db/tables';

/** A filter of entries; undefined conditions do not restrict it. */
export interface AuditFilter {
  actorId?: string | null | undefined;
  facilityId?: string | null | undefined;
  /** Beginning of the action. */
  kind?: string | undefined;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
  /** All of them must be in the name of the object, in that of the user, or in the action. */
  words: readonly { word: string; actions: readonly string[] }[];
}

function containsWord(db: Db, { word, actions }: AuditFilter['words'][number]): SQL | undefined {
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(shows(searchTexts.user(users), sql`${users.firstName} || ' ' || ${users.lastName}`, word));
  return or(
    contains(searchTexts.auditEntry(auditEntries), word),
    inArray(auditEntries.action, [...actions]),
    isInQuery(auditEntries.actorId, named),
  );
}

const matching = (db: Db, { actorId, facilityId, kind, from, before, words }: AuditFilter) =>
  and(
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    facilityId ? eq(auditEntries.facilityId, facilityId) : undefined,
    kind ? like(auditEntries.action, `${kind}.%`) : undefined,
    from && gte(auditEntries.at, from),
    before && lt(auditEntries.at, before),
    ...words.map((word) => containsWord(db, word)),
  );

/** The last entry of a batch, with its full time: the database has a finer one than a date here. */
export interface Mark {
  moment: string;
  number: number;
}

const rows = (db: Db) =>
  db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      mark: { moment: sql<string>`${auditEntries.at}::text`, number: auditEntries.number },
      action: auditEntries.action,
      objectKind: auditEntries.objectKind,
      objectId: auditEntries.objectId,
      objectName: auditEntries.objectName,
      oldValue: auditEntries.oldValue,
      newValue: auditEntries.newValue,
      actorId: auditEntries.actorId,
      firstName: users.firstName,
      lastName: users.lastName,
      facilityId: auditEntries.facilityId,
      acronym: facilities.acronym,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .leftJoin(facilities, eq(facilities.id, auditEntries.facilityId))
    .orderBy(desc(auditEntries.at), desc(auditEntries.number))
    .$dynamic();
export type AuditRow = Awaited<ReturnType<typeof rows>>[number];

/** A page of the matching entries, newest first. */
export const listAudit = (db: Db, filter: AuditFilter, slice: { start: number; count: number }): Promise<AuditRow[]> =>
  rows(db).where(matching(db, filter)).offset(slice.start).limit(slice.count);

/** A page of all entries. */
export const listAllAudit: (db: Db, slice: Slice) => Promise<AuditRow[]> = preparedPages(rows);

/** The entries after a mark, or the newest; equally fast at any position in the list. */
export function listAuditAfter(db: Db, filter: AuditFilter, mark: Mark | undefined, most: number): Promise<AuditRow[]> {
  const isOlder =
    mark && sql`(${auditEntries.at}, ${auditEntries.number}) < (${mark.moment}::timestamptz, ${mark.number}::bigint)`;
  return rows(db)
    .where(and(matching(db, filter), isOlder))
    .limit(most);
}

/** Number of matching entries, whatever page is requested. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(auditEntries).where(matching(db, filter));
  return counted?.total ?? 0;
}

/** Number of entries, and of those before the newest one, with the time of that; null if there is none. */
export async function countAll(db: Db): Promise<{ total: number; before: number; newest: string | null }> {
  const [counted] = await allCounted(db, {});
  return counted ?? { total: 0, before: 0, newest: null };
}

const allCounted = prepared((db) => {
  const last = db.select({ at: max(auditEntries.at) }).from(auditEntries);
  return db
    .select({
      total: count(),
      before: sql<number>`(count(*) filter (where ${auditEntries.at} < ${last}))::int`,
      newest: sql<string | null>`max(${auditEntries.at})::text`,
    })
    .from(auditEntries)
    .prepare('');
});

/** Number of entries from a moment on, in the text form of the database, which keeps its microseconds. */
export async function countFrom(db: Db, moment: string): Promise<number> {
  const [counted] = await countedFrom(db, { moment });
  return counted?.total ?? 0;
}

const countedFrom = prepared((db) => {
  const isNewer = sql`${auditEntries.at} >= ${sql.placeholder('moment')}::timestamptz`;
  return db.select({ total: count() }).from(auditEntries).where(isNewer).prepare('');
});
