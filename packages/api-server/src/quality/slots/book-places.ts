import {
  BOOKING_REFUSALS,
  bookingRefusal,
  dayOf,
  eachOnce,
  placesOf,
  type Booking,
  type BookingRefusal,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { conflict } from '../../platform/errors/app-error';
import { photometersAway } from '../calibrations/calibrations.store';
import { endBookings, insertBookings, isBookedElsewhere, listBookings } from './bookings.store';
import { freePlaces, heldByOthers, lockSlots, takePlaces, type BookingRow, type SlotRow } from './slots.store';

const refusal = (why: BookingRefusal) => conflict(BOOKING_REFUSALS[why]);

interface Wanted {
  /** Locked by the caller. */
  slot: SlotRow;
  instruments: readonly NonNullable<Booking['instrument']>[];
  requestId: string | null;
  at: Date;
  byFacility: boolean;
}

/** Refuses with 409 what cannot be booked now: no place, or an instrument that is away or busy. */
export async function mustBeBookable(tx: Db, { slot, instruments, requestId, at, byFacility }: Wanted): Promise<void> {
  const held = await heldByOthers(tx, slot.id, at, requestId ?? undefined);
  const { status, startsOn: from, endsOn: to, deadline, capacity, taken } = slot;
  const asked = { places: placesOf(instruments), today: dayOf(at), byFacility };
  const why = bookingRefusal({ status, from, deadline, capacity, taken, held }, asked);
  if (why) throw refusal(why);
  const ids = instruments.map(({ _id }) => _id);
  // A calibration is what a photometer travels for.
  if (slot.kind !== 'photometer_calibration' && (await photometersAway(tx, ids, from)).length > 0)
    throw refusal('away');
  const booked = (await listBookings(tx, { slotId: slot.id })).map(({ instrumentId }) => instrumentId);
  if (ids.some((id) => booked.includes(id))) throw refusal('twice');
  if (await isBookedElsewhere(tx, ids, { from, to }, slot.id)) throw refusal('overlap');
}

interface Booked extends Wanted {
  facilityId: string;
  actorId: string;
  sequence: number;
}

/** Books places in a locked slot, one for each instrument. */
export async function bookPlaces(tx: Db, booked: Booked): Promise<BookingRow[]> {
  await mustBeBookable(tx, booked);
  const { slot, instruments, requestId, facilityId, actorId, sequence, at } = booked;
  // Of two who book the last place at once, the second finds the slot full.
  if (!(await takePlaces(tx, slot.id, placesOf(instruments)))) throw refusal('full');
  const row = { slotId: slot.id, facilityId, requestId, sequence, bookedAt: at, createdById: actorId, updatedAt: at };
  // A request from before each instrument was named once.
  const rows = eachOnce(instruments).map((instrument) => ({ ...row, instrumentId: instrument._id, instrument }));
  return insertBookings(tx, rows.length > 0 ? rows : [row]);
}

interface Released {
  requestId: string;
  at: Date;
  /** Only the bookings of this slot. */
  slotId?: string | undefined;
  /** Only those of slots that lie ahead. */
  onlyAhead?: boolean;
}

/** Ends bookings of a request and gives their places back. */
export async function releasePlaces(tx: Db, { requestId, at, slotId, onlyAhead = false }: Released): Promise<void> {
  const bookings = await listBookings(tx, { requestId });
  const slots = await lockSlots(tx, [...new Set(bookings.map((booking) => booking.slotId))]);
  const today = dayOf(at);
  for (const slot of slots) {
    if ((onlyAhead && slot.startsOn <= today) || (slotId !== undefined && slot.id !== slotId)) continue;
    const ended = bookings.filter((booking) => booking.slotId === slot.id).map(({ id }) => id);
    await endBookings(tx, ended, at);
    await freePlaces(tx, slot.id, ended.length);
  }
}
