import {
  arrangedKinds,
  can,
  dayOf,
  permissionFor,
  STATUSES_OF_SLOTS,
  type Slot,
  type SlotsQuery,
} from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { orNotFound } from '../../platform/errors/app-error';
import type { Actor, Context } from '../../platform/process/app-types';
import { findSlot, listSlots, ownFacilityIds, type SlotRow } from './slots.store';
import { toSlot, type SlotViewer } from './slots.view';

const arrangerOf =
  (actor: Actor) =>
  ({ kind }: Pick<SlotRow, 'kind'>): boolean =>
    can(actor, permissionFor({ kind }));

/** What a user sees of slots. */
export async function slotViewer(db: Db, actor: Actor): Promise<SlotViewer> {
  const arranges = arrangerOf(actor);
  // An owner or deputy counts as such only with the permission of facilities.
  const facilityIds = can(actor, 'edit-own-nf') ? await ownFacilityIds(db, actor.id) : [];
  return { facilityIds, arranges: (kind) => arranges({ kind }) };
}

/** A slot as its reader sees it now. */
export async function readSlot(db: Db, actor: Actor, id: string, now: Date): Promise<Slot> {
  return toSlot(orNotFound(await findSlot(db, id, now)), await slotViewer(db, actor));
}

/** The slots of the kinds that the reader arranges, and those that are open to the reader's facilities or booked. */
export async function readSlots({ db, now }: Context, actor: Actor, { state, start, count }: SlotsQuery) {
  const viewer = await slotViewer(db, actor);
  const at = now();
  const reader = { kinds: arrangedKinds(actor), facilityIds: viewer.facilityIds, today: dayOf(at) };
  const { rows, total } = await listSlots(db, reader, {
    now: at,
    statuses: STATUSES_OF_SLOTS[state ?? ''],
    start,
    count,
  });
  return { slots: rows.map((row) => toSlot(row, viewer)), total_count: total };
}
