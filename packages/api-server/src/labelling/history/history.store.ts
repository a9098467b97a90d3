import type { ReadRecords } from '@portal/domain';
import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { auditEntries, qaTests, supportRequests, users } from '../../platform/db/tables';

interface EntryQuery {
  facilityId: string;
  actions: readonly string[];
  /** Restricts the result to these actions and to all actions of these users. */
  seenBy?: { actorIds: readonly string[]; actions: readonly string[] } | undefined;
  /** The records with readers of their own that may be seen. */
  read: ReadRecords;
  /** First row, from 0, and number of rows; all rows if there is no number. */
  start?: number | undefined;
  count?: number | undefined;
}

const isOneOf = (name: string) => sql`${auditEntries.action} = any(${sql.placeholder(name)}::text[])`;
const isBySeen = sql`${auditEntries.actorId} = any(${sql.placeholder('actorIds')}::uuid[])`;
const isOfKind = (kind: string) => eq(auditEntries.objectKind, sql.raw(`'${kind}'`));

/** Entries of tests, requests, bookings and regular evaluations are shown to those who may read these. */
const isOfReadRecord = sql`case
  when ${isOfKind('qa-test')} then exists (select 1 from ${qaTests}
    where ${qaTests.id} = ${auditEntries.objectId}::uuid and ${qaTests.status} = any(${sql.placeholder('tests')}::text[]))
  when ${isOfKind('support-request')} then exists (select 1 from ${supportRequests}
    where ${supportRequests.id} = ${auditEntries.objectId}::uuid and ${supportRequests.kind} = any(${sql.placeholder('requests')}::text[]))
  when ${isOfKind('support-booking')} then ${sql.placeholder('bookings')}::boolean
  when ${isOfKind('regular-evaluation')} or ${isOfKind('data-indicator')} then ${sql.placeholder('evaluations')}::boolean
  else true end`;

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
      .where(
        and(eq(auditEntries.facilityId, sql.placeholder('facilityId')), isOneOf('actions'), isOfReadRecord, isSeen),
      )
      .orderBy(desc(auditEntries.at), desc(auditEntries.number))
      .offset(sql.placeholder('start'))
      .limit(sql.placeholder('count'))
      .prepare(''),
  );
const allEntries = entriesWhere();
const seenEntries = entriesWhere(or(isOneOf('seenActions'), isBySeen));

/** The audit entries of a facility and its instruments, newest first. */
export function listEntries(db: Db, { facilityId, actions, seenBy, read, start = 0, count }: EntryQuery) {
  // A limit of null is none.
  const { tests, requests, bookings, evaluations } = read;
  const records = { tests: [...tests], requests: [...requests], bookings, evaluations };
  const page = { facilityId, actions: [...actions], ...records, start, count: count ?? null };
  if (!seenBy) return allEntries(db, page);
  return seenEntries(db, { ...page, seenActions: [...seenBy.actions], actorIds: [...seenBy.actorIds] });
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
