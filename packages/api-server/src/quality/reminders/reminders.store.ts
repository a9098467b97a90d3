import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Day } from '@portal/domain';
import { deputyIdsOfFacility } from '../../labelling/deputies/deputy-ids.store';
import type { Db } from '../../platform/db/client';
import { facilities, qaReminders, supportBookings, supportRequests, supportSlots } from '../../platform/db/tables';

/** A reminder of a due date. */
export interface ReminderKey {
  subject: string;
  kind: string;
  due: Day;
}

/** Writes reminders and returns them: those that were written before are left out, on whichever server. */
export async function insertReminders(tx: Db, keys: readonly ReminderKey[]): Promise<ReminderKey[]> {
  if (keys.length === 0) return [];
  return tx
    .insert(qaReminders)
    .values([...keys])
    .onConflictDoNothing()
    .returning({ subject: qaReminders.subject, kind: qaReminders.kind, due: qaReminders.due });
}

const FACILITY = {
  id: facilities.id,
  acronym: facilities.acronym,
  name: facilities.name,
  ownerId: facilities.ownerId,
};

/** Bookings of slots that begin in a period, one row for each. */
export const listUpcomingBookings = (db: Db, { from, to }: { from: Day; to: Day }) =>
  db
    .select({ booking: supportBookings, slot: supportSlots, facility: { ...FACILITY, deputyIds: deputyIdsOfFacility } })
    .from(supportBookings)
    .innerJoin(supportSlots, eq(supportSlots.id, supportBookings.slotId))
    .innerJoin(facilities, eq(facilities.id, supportBookings.facilityId))
    .where(and(isNull(supportBookings.cancelledAt), sql`${supportSlots.startsOn} between ${from} and ${to}`))
    .orderBy(asc(supportSlots.startsOn), asc(supportBookings.id));

/** Requests that no one has taken on since a moment. */
export const listUntakenRequests = (db: Db, before: Date) =>
  db
    .select({ request: supportRequests, facility: { ...FACILITY, deputyIds: deputyIdsOfFacility } })
    .from(supportRequests)
    .innerJoin(facilities, eq(facilities.id, supportRequests.facilityId))
    .where(and(eq(supportRequests.status, 'new'), lte(supportRequests.askedAt, before)))
    .orderBy(asc(supportRequests.askedAt), asc(supportRequests.id));
