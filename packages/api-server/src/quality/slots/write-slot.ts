import { SLOT_STEPS, type AuditAction, type Slot } from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { conflict, orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockFacility } from '../../labelling/facilities/load-facility';
import { facilitiesOfSlot } from './bookings.store';
import { readSlot } from './read-slots';
import { slotFactsOf } from './slot-access-facts';
import { lockSlots, updateSlot, type SlotRow } from './slots.store';

const CHANGED = 'A facility has just booked this slot or was offered it. Please try again.';

/** Writes a line about a slot to the audit log. */
export const recordSlot = (
  tx: Db,
  { actor, action, slot }: { actor: Actor; action: AuditAction; slot: SlotRow },
  values: { oldValue?: Record<string, unknown>; newValue?: Record<string, unknown> } = {},
) =>
  writeAudit(tx, {
    actorId: actor.id,
    action,
    objectKind: 'support-slot',
    objectId: slot.id,
    objectName: slot.title,
    ...values,
  });

/** A locked slot. */
export interface OnSlot {
  tx: Db;
  slot: SlotRow;
  at: Date;
  context: Context;
  actor: Actor;
}

type SlotCapability = 'edit' | 'open' | 'close' | 'cancel';

/**
 * Locks the facilities of a slot and then the slot, as bookings do: what is decided on their instruments and requests
 * holds until it is written.
 */
async function lockWithFacilities(tx: Db, id: string): Promise<SlotRow> {
  const facilityIds = await facilitiesOfSlot(tx, id);
  for (const facilityId of facilityIds) await lockFacility(tx, facilityId);
  const slot = orNotFound((await lockSlots(tx, [id]))[0]);
  // Without the lock of its facility, a lock that is taken now could wait for one that waits for this slot.
  if ((await facilitiesOfSlot(tx, id)).some((each) => !facilityIds.includes(each))) throw conflict(CHANGED);
  return slot;
}

/** Changes a locked slot, of which the rights are checked again under the lock. */
export const writeSlot = (
  context: Context,
  actor: Actor,
  { id, step }: { id: string; step: SlotCapability },
  work: (on: OnSlot) => Promise<void>,
): Promise<Slot> =>
  transaction(context.db, async (tx) => {
    const slot = await lockWithFacilities(tx, id);
    const find = async () => slotFactsOf(slot);
    await guard({ context: { ...context, db: tx }, actor, capability: `support-slot.${step}`, find });
    const at = context.now();
    await work({ tx, slot, at, context, actor });
    return readSlot(tx, actor, id, at);
  });

/** Puts a slot into the state that a step leads to. */
export const setStatus = async ({ tx, slot, actor }: OnSlot, step: Exclude<SlotCapability, 'edit'>) => {
  const status = SLOT_STEPS[step].to ?? slot.status;
  await updateSlot(tx, slot, { status, sequence: slot.sequence + 1 });
  await recordSlot(tx, { actor, action: `support-slot.${step}`, slot });
};
