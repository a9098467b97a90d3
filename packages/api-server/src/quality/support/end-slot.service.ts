import type { Slot } from '@portal/domain';
import { conflict, orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { getFacility } from '../../labelling/facilities/load-facility';
import { endBookings, endOffers, listBookings, listOffered } from '../slots/bookings.store';
import { notifyOfSlot } from '../slots/notify-of-slot';
import { updateSlot } from '../slots/slots.store';
import { toSlotSummary } from '../slots/slots.view';
import { recordSlot, setStatus, writeSlot, type OnSlot } from '../slots/write-slot';
import { notifyOfRequest, recordRequest } from './notify-of-request';
import { findRequest, updateRequest } from './support.store';

const MOVE_FIRST = 'Requests are scheduled for this slot. Please move them first.';

/**
 * Ends the offers of a slot that has ended, of which the facilities are told. A request without another slot on offer is
 * with the centre again, which offers anew. The caller holds the locks of the facilities and of the slot.
 */
async function endOffersOfSlot(
  { tx, slot, at, context, actor }: OnSlot,
  step: 'slot-cancelled' | 'slot-closed',
  text: string | null,
): Promise<void> {
  for (const { requestId, facilityId } of await listOffered(tx, slot.id)) {
    await endOffers(tx, requestId, at, slot.id);
    const { request, offers } = orNotFound(await findRequest(tx, requestId));
    const values = { status: 'accepted', statusBefore: null, statusSince: at } as const;
    if (offers.length === 0 && request.status === 'offered' && !(await updateRequest(tx, request, values)))
      throw new Error(`The locked request ${requestId} has changed.`);
    const loaded = await getFacility(tx, facilityId);
    const slots = offers.map((each) => toSlotSummary(each));
    const gone = toSlotSummary(slot);
    const happened = { loaded, request, actor, step, text, byFacility: false, context, at, slots, gone };
    const reason = text === null ? {} : { reason: text };
    await recordRequest(tx, happened, 'support-request.end-offer', {
      slot: slot.title,
      from: slot.startsOn,
      ...reason,
    });
    await notifyOfRequest(tx, happened);
  }
}

/** Closes a slot that has taken place; it is on offer no longer. */
export const closeSlot = (context: Context, actor: Actor, id: string): Promise<Slot> =>
  writeSlot(context, actor, { id, step: 'close' }, async (on) => {
    await setStatus(on, 'close');
    await endOffersOfSlot(on, 'slot-closed', null);
  });

/** Cancels a slot with its bookings and offers, of which the facilities are told. Requests are moved before. */
export const cancelSlot = (context: Context, actor: Actor, id: string, reason: string): Promise<Slot> =>
  writeSlot(context, actor, { id, step: 'cancel' }, async (on) => {
    const { tx, slot, at } = on;
    const bookings = await listBookings(tx, { slotId: id });
    if (bookings.some(({ requestId }) => requestId !== null)) throw conflict(MOVE_FIRST);
    await endBookings(
      tx,
      bookings.map((booking) => booking.id),
      at,
    );
    await updateSlot(tx, slot, { status: 'cancelled', taken: 0, sequence: slot.sequence + 1 });
    await recordSlot(tx, { actor, action: 'support-slot.cancel', slot }, { newValue: { reason } });
    await notifyOfSlot({ tx, context }, { slot, bookings, news: 'cancelled', text: reason });
    await endOffersOfSlot(on, 'slot-cancelled', reason);
  });
