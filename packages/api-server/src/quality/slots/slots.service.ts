import {
  arrangedKinds,
  can,
  day,
  dayOf,
  SLOT_STEPS,
  STATUSES_OF_SLOTS,
  type AuditAction,
  type Slot,
  type SlotEdit,
  type SlotInput,
  type SlotsQuery,
  type SlotStatus,
  permissionFor,
} from '@portal/domain';
import { guard } from '../../people/authentication/guard';
import { writeAudit } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { conflict, orNotFound, refusedField } from '../../platform/errors/app-error';
import { assertCurrentVersion } from '../../platform/versions/versioned-write';
import type { Actor, Context } from '../../platform/process/app-types';
import { lockFacility } from '../../labelling/facilities/load-facility';
import { endBookings, facilitiesOfSlot, isBookedElsewhere, listBookings, touchBookings } from './bookings.store';
import { endOffersOfSlot } from './end-offers';
import { notifyOfSlot } from './notify-of-slot';
import { slotFactsOf } from './slot-access-facts';
import { mustBeDays } from './slot-days';
import {
  findSlot,
  heldByOthers,
  insertSlot,
  knownFacilities,
  listSlots,
  lockSlots,
  ownFacilityIds,
  replaceNamed,
  updateSlot,
  type SlotRow,
} from './slots.store';
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

const UNKNOWN = 'Unknown facility';
const NO_ONE = 'Name at least one facility';
const FEWER = 'Fewer places than are booked or on offer';
const BUSY = 'An instrument that is booked is busy then';
const MOVE_FIRST = 'Requests are scheduled for this slot. Please move them first.';
const CHANGED = 'A facility has just booked this slot or was offered it. Please try again.';

/** The named facilities, which the slot is open to. */
async function namedOf(tx: Db, { open_to, facilities }: Pick<SlotEdit, 'open_to' | 'facilities'>): Promise<string[]> {
  if (open_to !== 'named') return [];
  const ids = [...new Set(facilities ?? [])];
  if (ids.length === 0) throw refusedField('facilities', NO_ONE);
  const known = await knownFacilities(tx, ids);
  const unknown = ids.findIndex((id) => !known.includes(id));
  if (unknown >= 0) throw refusedField(`facilities[${unknown}]`, UNKNOWN);
  return ids;
}

/** The columns of the values of a form; both days are required there. */
const toColumns = ({ title, place, from, to, capacity, deadline, open_to, notes }: Omit<SlotEdit, 'version'>) => ({
  title,
  place,
  startsOn: day(from) ?? '',
  endsOn: day(to) ?? '',
  capacity,
  deadline: day(deadline),
  openTo: open_to,
  notes: notes ?? null,
});

const record = (
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

/** Adds a slot: one for offers can be offered at once, another one is planned until it is opened. */
export function addSlot({ db, now }: Context, actor: Actor, input: SlotInput): Promise<Slot> {
  return transaction(db, async (tx) => {
    const at = now();
    const columns = toColumns(input);
    mustBeDays(columns, { today: dayOf(at) });
    const status: SlotStatus = columns.openTo === 'offer' ? 'open' : 'planned';
    const row = { ...columns, kind: input.kind, status, createdById: actor.id };
    const slot = await insertSlot(tx, row, await namedOf(tx, input));
    await record(tx, { actor, action: 'support-slot.add', slot }, { newValue: { kind: input.kind, ...columns } });
    return readSlot(tx, actor, slot.id, at);
  });
}

interface OnSlot {
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
const writeSlot = (
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

const SHOWN = ['title', 'place', 'startsOn', 'endsOn', 'notes'] as const;

/** The state of a slot that was opened, by its places. */
const byPlaces = ({ status, taken }: SlotRow, capacity: number): SlotStatus => {
  if (status === 'planned') return status;
  return taken > 0 && taken >= capacity ? 'full' : 'open';
};

/** The days of a slot are changed only if no booked instrument is busy then. */
async function mustSuitBookings({ tx, slot }: OnSlot, { startsOn, endsOn }: ReturnType<typeof toColumns>) {
  if (slot.startsOn === startsOn && slot.endsOn === endsOn) return;
  const ids = (await listBookings(tx, { slotId: slot.id })).flatMap(({ instrumentId }) => instrumentId ?? []);
  if (await isBookedElsewhere(tx, ids, { from: startsOn, to: endsOn }, slot.id)) throw refusedField('from', BUSY);
}

/** Changes a slot; of two editors of one version, one gets 409. */
export const editSlot = (context: Context, actor: Actor, id: string, input: SlotEdit): Promise<Slot> =>
  writeSlot(context, actor, { id, step: 'edit' }, async (on) => {
    const { tx, slot, at } = on;
    assertCurrentVersion(input.version, await readSlot(tx, actor, id, at));
    const columns = toColumns(input);
    mustBeDays(columns, { today: dayOf(at), before: slot.startsOn });
    if (columns.capacity < slot.taken + (await heldByOthers(tx, id, at))) throw refusedField('capacity', FEWER);
    await mustSuitBookings(on, columns);
    await replaceNamed(tx, id, await namedOf(tx, input));
    const isShown = SHOWN.some((name) => columns[name] !== slot[name]);
    const status = byPlaces(slot, columns.capacity);
    await updateSlot(tx, slot, { ...columns, status, sequence: slot.sequence + (isShown ? 1 : 0) });
    await record(
      tx,
      { actor, action: 'support-slot.edit', slot: { ...slot, ...columns } },
      {
        oldValue: Object.fromEntries(Object.keys(columns).map((name) => [name, slot[name as keyof typeof columns]])),
        newValue: columns,
      },
    );
    if (!isShown) return;
    await touchBookings(tx, id, at);
    const bookings = await listBookings(tx, { slotId: id });
    await notifyOfSlot({ tx, context }, { slot: { ...slot, ...columns }, bookings, news: 'changed' });
  });

const setStatus = async ({ tx, slot, actor }: OnSlot, step: Exclude<SlotCapability, 'edit'>) => {
  const status = SLOT_STEPS[step].to ?? slot.status;
  await updateSlot(tx, slot, { status, sequence: slot.sequence + 1 });
  await record(tx, { actor, action: `support-slot.${step}`, slot });
};

/** Opens a planned slot for bookings. */
export const openSlot = (context: Context, actor: Actor, id: string): Promise<Slot> =>
  writeSlot(context, actor, { id, step: 'open' }, (on) => setStatus(on, 'open'));

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
    await record(tx, { actor, action: 'support-slot.cancel', slot }, { newValue: { reason } });
    await notifyOfSlot({ tx, context }, { slot, bookings, news: 'cancelled', text: reason });
    await endOffersOfSlot(on, 'slot-cancelled', reason);
  });
