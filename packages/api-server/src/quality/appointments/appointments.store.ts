import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { numberOf, type CalendarBooking, type CalendarSlot } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { facilities, supportBookings, supportRequests, supportSlots } from '../../platform/db/tables';

/** A slot in a calendar. */
export const toCalendarSlot = (slot: typeof supportSlots.$inferSelect): CalendarSlot => ({
  id: slot.id,
  kind: slot.kind,
  title: slot.title,
  place: slot.place,
  from: slot.startsOn,
  to: slot.endsOn,
  status: slot.status,
  openTo: slot.openTo,
  sequence: slot.sequence,
  changedAt: slot.updatedAt,
});

const toNumbered = (request: { id: string; year: number; number: number } | null) =>
  request && { _id: request.id, number: numberOf(request) };

const REQUEST = { id: supportRequests.id, year: supportRequests.year, number: supportRequests.number };
const FACILITY = { _id: facilities.id, acronym: facilities.acronym };

/** Bookings for a calendar, those that ended included. */
export async function bookingsWhere(db: Db, which: SQL | undefined): Promise<CalendarBooking[]> {
  const rows = await db
    .select({ booking: supportBookings, slot: supportSlots, facility: FACILITY, request: REQUEST })
    .from(supportBookings)
    .innerJoin(supportSlots, eq(supportSlots.id, supportBookings.slotId))
    .innerJoin(facilities, eq(facilities.id, supportBookings.facilityId))
    .leftJoin(supportRequests, eq(supportRequests.id, supportBookings.requestId))
    .where(which)
    .orderBy(asc(supportBookings.bookedAt), asc(supportBookings.id));
  return rows.map(({ booking, slot, facility, request }) => ({
    id: booking.id,
    slot: toCalendarSlot(slot),
    facility,
    instrument: booking.instrument?.name ?? null,
    request: toNumbered(request),
    sequence: booking.sequence,
    changedAt: booking.updatedAt,
    isCancelled: booking.cancelledAt !== null,
  }));
}

/** The bookings of a request, or some bookings, those that ended included. */
export const listAppointment = (
  db: Db,
  of: { requestId: string } | { bookingIds: readonly string[] },
): Promise<CalendarBooking[]> =>
  bookingsWhere(
    db,
    'requestId' in of ? eq(supportBookings.requestId, of.requestId) : inArray(supportBookings.id, [...of.bookingIds]),
  );
