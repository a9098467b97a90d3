import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { numberOf, type CalendarBooking, type CalendarOffer, type Day, type SupportKindCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import {
  calendarAddresses,
  facilities,
  supportOffers,
  supportRequests,
  supportSlots,
  users,
} from '../../platform/db/tables';
import { bookingsWhere, toCalendarSlot } from '../appointments/appointments.store';

interface CalendarScope {
  kinds: readonly SupportKindCode[];
  facilityIds: readonly string[];
  from: Day;
  to: Day;
}

const isIn = ({ from, to }: CalendarScope) =>
  sql`${supportSlots.startsOn} <= ${to} and ${supportSlots.endsOn} >= ${from}`;

/** Of the kinds that the reader arranges, or of the reader's facilities. */
const isSeen = ({ kinds, facilityIds }: CalendarScope, facilityId: typeof facilities.id): SQL | undefined =>
  or(inArray(supportSlots.kind, [...kinds]), inArray(facilityId, [...facilityIds]));

const REQUEST = { id: supportRequests.id, year: supportRequests.year, number: supportRequests.number };
const FACILITY = { _id: facilities.id, acronym: facilities.acronym };

/** Bookings, those that ended included: a calendar says so of them. */
export const listCalendarBookings = (db: Db, asked: CalendarScope): Promise<CalendarBooking[]> =>
  bookingsWhere(db, and(isIn(asked), isSeen(asked, facilities.id)));

/** What is on offer. */
export async function listCalendarOffers(db: Db, asked: CalendarScope): Promise<CalendarOffer[]> {
  const rows = await db
    .select({ offeredAt: supportOffers.offeredAt, slot: supportSlots, facility: FACILITY, request: REQUEST })
    .from(supportOffers)
    .innerJoin(supportSlots, eq(supportSlots.id, supportOffers.slotId))
    .innerJoin(supportRequests, eq(supportRequests.id, supportOffers.requestId))
    .innerJoin(facilities, eq(facilities.id, supportRequests.facilityId))
    .where(and(isNull(supportOffers.endedAt), isIn(asked), isSeen(asked, facilities.id)))
    .orderBy(asc(supportSlots.startsOn), asc(supportOffers.id));
  return rows.map(({ offeredAt, slot, facility, request }) => ({
    offeredAt,
    slot: toCalendarSlot(slot),
    facility,
    request: { _id: request.id, number: numberOf(request) },
  }));
}

/** The address with this digest, of an account that is in use. */
export async function findAddress(db: Db, digest: string) {
  const [address] = await db
    .select({ id: calendarAddresses.id, userId: calendarAddresses.userId })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(
      and(
        eq(calendarAddresses.digest, digest),
        isNull(users.deactivatedAt),
        isNull(users.lockedAt),
        isNotNull(users.activatedAt),
      ),
    );
  return address;
}

/** Records a reading, to the hour. */
export async function noteReading(db: Db, id: string, { now, before }: { now: Date; before: Date }): Promise<void> {
  await db
    .update(calendarAddresses)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(calendarAddresses.id, id),
        or(isNull(calendarAddresses.lastUsedAt), lt(calendarAddresses.lastUsedAt, before)),
      ),
    );
}

/** The addresses of a user, the newest first. */
export const listAddresses = (db: Db, userId: string) =>
  db
    .select()
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId))
    .orderBy(desc(calendarAddresses.createdAt), asc(calendarAddresses.id));

/** Adds an address; returns its id. */
export async function insertAddress(tx: Db, row: typeof calendarAddresses.$inferInsert): Promise<string> {
  const [{ id }] = (await tx.insert(calendarAddresses).values(row).returning({ id: calendarAddresses.id })) as [
    { id: string },
  ];
  return id;
}

/** Removes an address of a user; false if there is none. */
export async function removeAddress(tx: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const removed = await tx
    .delete(calendarAddresses)
    .where(and(eq(calendarAddresses.id, id), eq(calendarAddresses.userId, userId)))
    .returning({ id: calendarAddresses.id });
  return removed.length > 0;
}
