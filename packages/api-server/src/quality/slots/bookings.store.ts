import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { supportBookings, supportOffers, supportRequests, supportSlots } from '../../platform/db/tables';
import type { BookingRow } from './slots.store';

export async function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  const [found] = await db
    .select()
    .from(supportBookings)
    .where(and(eq(supportBookings.id, id), isNull(supportBookings.cancelledAt)));
  return found;
}

export async function insertBookings(tx: Db, rows: (typeof supportBookings.$inferInsert)[]): Promise<BookingRow[]> {
  return tx.insert(supportBookings).values(rows).returning();
}

/** The bookings of a request, or of a slot, that have not ended. */
export const listBookings = (db: Db, of: { requestId: string } | { slotId: string }): Promise<BookingRow[]> =>
  db
    .select()
    .from(supportBookings)
    .where(
      and(
        'requestId' in of ? eq(supportBookings.requestId, of.requestId) : eq(supportBookings.slotId, of.slotId),
        isNull(supportBookings.cancelledAt),
      ),
    );

/** Ends bookings. */
export async function endBookings(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(supportBookings)
    .set({ cancelledAt: at, sequence: sql`${supportBookings.sequence} + 1`, updatedAt: at })
    .where(inArray(supportBookings.id, [...ids]));
}

/** Marks the bookings of a slot as changed, for calendars. */
export async function touchBookings(tx: Db, slotId: string, at: Date): Promise<void> {
  await tx
    .update(supportBookings)
    .set({ sequence: sql`${supportBookings.sequence} + 1`, updatedAt: at })
    .where(and(eq(supportBookings.slotId, slotId), isNull(supportBookings.cancelledAt)));
}

/** The next number of a change of the appointment of a request. */
export async function nextSequence(tx: Db, requestId: string): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`coalesce(max(${supportBookings.sequence}) + 1, 0)::int` })
    .from(supportBookings)
    .where(eq(supportBookings.requestId, requestId));
  return row?.next ?? 0;
}

interface Period {
  from: Day;
  to: Day;
}

/** Slots at the same time, other than one slot, for which one of the instruments is booked. */
export async function isBookedElsewhere(
  tx: Db,
  instrumentIds: readonly string[],
  { from, to }: Period,
  slotId: string,
): Promise<boolean> {
  if (instrumentIds.length === 0) return false;
  const rows = await tx
    .select({ id: supportBookings.id })
    .from(supportBookings)
    .innerJoin(supportSlots, eq(supportSlots.id, supportBookings.slotId))
    .where(
      and(
        inArray(supportBookings.instrumentId, [...instrumentIds]),
        isNull(supportBookings.cancelledAt),
        ne(supportBookings.slotId, slotId),
        sql`${supportSlots.startsOn} <= ${to} and ${supportSlots.endsOn} >= ${from}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertOffers(tx: Db, rows: (typeof supportOffers.$inferInsert)[]): Promise<void> {
  await tx.insert(supportOffers).values(rows);
}

/** The last slots that were offered for a request, in the order of the offer. */
export async function lastOffered(tx: Db, requestId: string): Promise<string[]> {
  const rows = await tx
    .select({ slotId: supportOffers.slotId })
    .from(supportOffers)
    .where(
      and(
        eq(supportOffers.requestId, requestId),
        sql`${supportOffers.offeredAt} = (select max(o.offered_at) from ${supportOffers} o where o.request_id = ${requestId}::uuid)`,
      ),
    );
  return rows.map(({ slotId }) => slotId);
}

/** Ends what is on offer for a request, or its offer of one slot. */
export async function endOffers(tx: Db, requestId: string, at: Date, slotId?: string): Promise<void> {
  await tx
    .update(supportOffers)
    .set({ endedAt: at })
    .where(
      and(
        eq(supportOffers.requestId, requestId),
        isNull(supportOffers.endedAt),
        slotId === undefined ? undefined : eq(supportOffers.slotId, slotId),
      ),
    );
}

/** The requests that a slot is on offer for, in the order of the offers. */
export const listOffered = (db: Db, slotId: string) =>
  db
    .select({ requestId: supportOffers.requestId, facilityId: supportRequests.facilityId })
    .from(supportOffers)
    .innerJoin(supportRequests, eq(supportRequests.id, supportOffers.requestId))
    .where(and(eq(supportOffers.slotId, slotId), isNull(supportOffers.endedAt)))
    .orderBy(asc(supportOffers.offeredAt), asc(supportOffers.requestId));

/** The facilities that have booked a slot, or that it is on offer for, in the order of their ids. */
export async function facilitiesOfSlot(db: Db, slotId: string): Promise<string[]> {
  const [bookings, offers] = [await listBookings(db, { slotId }), await listOffered(db, slotId)];
  return [...new Set([...bookings, ...offers].map(({ facilityId }) => facilityId))].toSorted();
}
