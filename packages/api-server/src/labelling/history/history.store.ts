import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { auditEntries, users } from '../../platform/db/tables';

interface EntryQuery {
  facilityId: string;
  actions: readonly string[];
  /** Restricts the result to these actions and to all actions of these users. */
  seenBy?: { actorIds: readonly string[]; actions: readonly string[] } | undefined;
  /** First row, from 0, and number of rows; all rows if there is no number. */
  start?: number | undefined;
  count?: number | undefined;
}

const isOneOf = (name: string) => sql`${auditEntries.action} = any(${sql.placeholder(name)}::text[])`;
const isBySeen = sql`${auditEntries.actorId} = any(${sql.placeholder('actorIds')}::uuid[])`;

/** Prepared, since its many columns and conditions would take longer to build than to run. */
const entriesWhere = (isSeen?: SQL) =>
  prepared((db) =>
    db
      .select({
        id: auditEntries.id,
        at: auditEntries.at,
        actorId: auditEntries.actorId,
        action: auditEntries.action,
        objectKind: auditEntries.objectKind,
        objectName: auditEntries.objectName,
        oldValue: auditEntries.oldValue,
        newValue: auditEntries.newValue,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(and(eq(auditEntries.facilityId, sql.placeholder('facilityId')), isOneOf('actions'), isSeen))
      .orderBy(desc(auditEntries.at), desc(auditEntries.number))
      .offset(sql.placeholder('start'))
      .limit(sql.placeholder('count'))
      .prepare(''),
  );
const allEntries = entriesWhere();
const seenEntries = entriesWhere(or(isOneOf('seenActions'), isBySeen));

/** The audit entries of a facility and its instruments, newest first. */
export function listEntries(db: Db, { facilityId, actions, seenBy, start = 0, count }: EntryQuery) {
  // A limit of null is none.
  const page = { facilityId, actions: [...actions], start, count: count ?? null };
  if (!seenBy) return allEntries(db, page);
  return seenEntries(db, { ...page, seenActions: [...seenBy.actions], actorIds: [...seenBy.actorIds] });
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
