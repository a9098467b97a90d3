import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
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

/** The audit entries of a facility and its instruments, newest first. */
export function listEntries(db: Db, { facilityId, actions, seenBy, start = 0, count }: EntryQuery) {
  const isSeen =
    seenBy &&
    or(inArray(auditEntries.action, [...seenBy.actions]), inArray(auditEntries.actorId, [...seenBy.actorIds]));
  const query = db
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
    .where(and(eq(auditEntries.facilityId, facilityId), inArray(auditEntries.action, [...actions]), isSeen))
    .orderBy(desc(auditEntries.at), desc(auditEntries.number))
    .offset(start);
  return count === undefined ? query : query.limit(count);
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];
