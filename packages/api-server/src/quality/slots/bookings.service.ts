import { byCode, INSTRUMENT_STATUSES, isOwnerOrDeputy, type BookingInput, type Slot } from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { notFound, orNotFound, refusedField } from '../../platform/errors/app-error';
import { countTowards } from '../../platform/limits/limits';
import type { Actor, Context } from '../../platform/process/app-types';
import { accessFactsOf } from '../../labelling/facilities/facility-access-facts';
import { lockFacility, type LoadedFacility } from '../../labelling/facilities/load-facility';
import { listPhotometerRows, listStoredLidars } from '../../labelling/instrument-records/instruments.store';
import { bookPlaces } from './book-places';
import { endBookings, findBooking } from './bookings.store';
import { notifyOfBooking } from './notify-of-slot';
import { bookingFactsOf } from './slot-access-facts';
import { readSlot } from './read-slots';
import { findSlot, freePlaces, lockSlots, type BookingRow, type SlotRow } from './slots.store';
import { bookingName } from './slots.view';

const NO_INSTRUMENT = 'The facility has no such instrument';
const PLANNED = 'This instrument is planned, and not yet in operation';

function instrumentOf({ lidars, photometers }: LoadedFacility, id: string): NonNullable<BookingRow['instrument']> {
  const lidar = lidars.find((each) => each.id === id);
  if (lidar) return { _id: id, kind: 'lidar', name: lidar.name };
  const photometer = photometers.find((each) => each.id === id);
  if (photometer) return { _id: id, kind: 'photometer', name: photometer.name };
  throw refusedField('instrument', NO_INSTRUMENT);
}

/** An instrument that is planned cannot be booked. */
async function mustBeInOperation(tx: Db, id: string, facilityId: string): Promise<void> {
  const [lidar] = await listStoredLidars(tx, { id });
  const photometer = (await listPhotometerRows(tx, { facilityId })).find((each) => each.id === id);
  const { status } = lidar?.row ?? photometer ?? {};
  if (status && byCode(INSTRUMENT_STATUSES, status)?.uses_planned_date) throw refusedField('instrument', PLANNED);
}

/** A slot that is not open to a facility does not exist for it. */
async function mustBeOpenTo(tx: Db, { id, openTo }: SlotRow, facilityId: string, now: Date): Promise<void> {
  if (openTo === 'all') return;
  const named = orNotFound(await findSlot(tx, id, now)).facilities;
  if (openTo === 'offer' || !named.some(({ _id }) => _id === facilityId)) throw notFound();
}

const record = (
  tx: Db,
  { actor, slot, booking }: { actor: Actor; slot: SlotRow; booking: BookingRow },
  action: 'support-booking.add' | 'support-booking.cancel',
  reason?: string,
) =>
  writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'support-booking',
    objectId: booking.id,
    objectName: bookingName(booking, slot),
    facilityId: booking.facilityId,
    ...(reason !== undefined && { newValue: { reason } }),
  });

/** Books a place in a slot for an instrument of the caller's facility; no request is needed. */
export function addBooking(context: Context, actor: Actor, slotId: string, input: BookingInput): Promise<Slot> {
  return transaction(context.db, async (tx) => {
    const loaded = await lockFacility(tx, input.facility);
    await countTowards({ ...context, db: tx }, 'supportMessages', [actor.id]);
    const slot = orNotFound((await lockSlots(tx, [slotId]))[0]);
    const at = context.now();
    const facts = accessFactsOf(loaded);
    const find = async () => ({ ...facts, state: { ...facts.state, slotStatus: slot.status } });
    await guard({ context: { ...context, db: tx }, actor, capability: 'support-booking.create', find });
    await mustBeOpenTo(tx, slot, input.facility, at);
    await mustBeInOperation(tx, input.instrument, input.facility);
    const [booking] = await bookPlaces(tx, {
      slot,
      instruments: [instrumentOf(loaded, input.instrument)],
      requestId: null,
      facilityId: input.facility,
      actorId: actor.id,
      sequence: 0,
      at,
      byFacility: true,
    });
    const booked = orNotFound(booking);
    await record(tx, { actor, slot, booking: booked }, 'support-booking.add');
    await notifyOfBooking(tx, { loaded, slot, booking: booked, news: 'booked', byFacility: true, context });
    return readSlot(tx, actor, slotId, at);
  });
}

/** Cancels a booking, with the reason; the place is free again. */
export function cancelBooking(context: Context, actor: Actor, id: string, text: string): Promise<Slot> {
  return transaction(context.db, async (tx) => {
    const known = orNotFound(await findBooking(tx, id));
    const loaded = await lockFacility(tx, known.facilityId);
    const slot = orNotFound((await lockSlots(tx, [known.slotId]))[0]);
    const booking = orNotFound(await findBooking(tx, id));
    const facts = bookingFactsOf(loaded, slot, booking);
    const find = async () => facts;
    await guard({ context: { ...context, db: tx }, actor, capability: 'support-booking.cancel', find });
    const byFacility = isOwnerOrDeputy(actor, facts.people);
    // Who has written much can still give a place back: each booking was counted when it was made.
    if (!byFacility) await countTowards({ ...context, db: tx }, 'supportMessages', [actor.id]);
    const at = context.now();
    await endBookings(tx, [id], at);
    await freePlaces(tx, slot.id, 1);
    await record(tx, { actor, slot, booking }, 'support-booking.cancel', text);
    await notifyOfBooking(tx, { loaded, slot, booking, news: 'cancelled', byFacility, text, context });
    return readSlot(tx, actor, slot.id, at);
  });
}
