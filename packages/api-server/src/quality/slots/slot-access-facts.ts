import { isRecordId, SUPPORT_KINDS, type CallState, type SupportGroup, supportGroup } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import type { AccessFacts, Context } from '../../platform/process/app-types';
import { accessFactsOf, facilityAccessFacts } from '../../labelling/facilities/facility-access-facts';
import { findFacility, type LoadedFacility } from '../../labelling/facilities/facility.store';
import { findBooking } from './bookings.store';
import { findSlot, type BookingRow, type SlotRow } from './slots.store';

/** The access facts of a slot; its kind decides which permission arranges it. */
export interface SlotAccessFacts extends AccessFacts {
  state: CallState;
  parts: readonly SupportGroup[];
}

export const slotFactsOf = ({ kind, status }: Pick<SlotRow, 'kind' | 'status'>): SlotAccessFacts => ({
  state: { slotStatus: status },
  parts: [supportGroup(kind)],
});

/** The same by the id of a slot, for the guard of a call; undefined for an unknown one. */
export async function slotAccessFacts({ db, now }: Context, id: string): Promise<SlotAccessFacts | undefined> {
  const found = await findSlot(db, id, now());
  return found && slotFactsOf(found.slot);
}

/** The facts of a new slot; an unknown kind is refused by its field. */
export function newSlotFacts(body: unknown): Promise<AccessFacts> {
  const { kind } = Object(body) as { kind?: unknown };
  const known = SUPPORT_KINDS.find(({ code }) => code === kind);
  return Promise.resolve(known ? { parts: [known.group] } : {});
}

/** The facts of a slot, and of the facility that books it; a malformed body concerns no facility. */
export async function newBookingFacts(context: Context, id: string, body: unknown): Promise<AccessFacts | undefined> {
  const found = await findSlot(context.db, id, context.now());
  if (!found) return undefined;
  const slotStatus = found.slot.status;
  const { facility } = Object(body) as { facility?: unknown };
  if (typeof facility !== 'string' || !isRecordId(facility)) return { state: { slotStatus } };
  const facts = await facilityAccessFacts(context, facility);
  return facts && { ...facts, state: { ...facts.state, slotStatus } };
}

/** The facts of a booking: its facility, its slot, and whether a request was scheduled with it. */
export function bookingFactsOf(loaded: LoadedFacility, slot: SlotRow, { requestId }: BookingRow) {
  const facts = accessFactsOf(loaded);
  const state = { ...facts.state, slotStatus: slot.status, isBookedByRequest: requestId !== null };
  return { ...facts, state, parts: [supportGroup(slot.kind)] };
}

/** The same by the id of a booking, for the guard of a call; undefined for one that is unknown or has ended. */
export async function bookingAccessFacts({ db, now }: { db: Db; now: () => Date }, id: string) {
  const booking = await findBooking(db, id);
  const found = booking && (await findSlot(db, booking.slotId, now()));
  const loaded = booking && (await findFacility(db, booking.facilityId));
  return booking && found && loaded && bookingFactsOf(loaded, found.slot, booking);
}
