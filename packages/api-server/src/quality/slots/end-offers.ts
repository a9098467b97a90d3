import { orNotFound } from '../../platform/errors/app-error';
import type { Db } from '../../platform/db/client';
import type { Actor, Context } from '../../platform/process/app-types';
import { getFacility } from '../../labelling/facilities/load-facility';
import { notifyOfRequest, recordRequest } from '../support/notify-of-request';
import { findRequest, updateRequest } from '../support/support.store';
import { endOffers, listOffered } from './bookings.store';
import type { SlotRow } from './slots.store';
import { toSlotSummary } from './slots.view';

interface Ended {
  tx: Db;
  slot: SlotRow;
  at: Date;
  context: Context;
  actor: Actor;
}

/**
 * Ends the offers of a slot that has ended, of which the facilities are told. A request without another slot on offer is
 * with the centre again, which offers anew. The caller holds the locks of the facilities and of the slot.
 */
export async function endOffersOfSlot(
  { tx, slot, at, context, actor }: Ended,
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
