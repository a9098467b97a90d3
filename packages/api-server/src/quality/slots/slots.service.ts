import { day, dayOf, type Slot, type SlotEdit, type SlotInput, type SlotStatus } from '@portal/domain';
import { transaction, type Db } from '../../platform/db/client';
import { refusedField } from '../../platform/errors/app-error';
import { assertCurrentVersion } from '../../platform/versions/versioned-write';
import type { Actor, Context } from '../../platform/process/app-types';
import { isBookedElsewhere, listBookings, touchBookings } from './bookings.store';
import { notifyOfSlot } from './notify-of-slot';
import { readSlot } from './read-slots';
import { mustBeDays } from './slot-days';
import { heldByOthers, insertSlot, knownFacilities, replaceNamed, updateSlot, type SlotRow } from './slots.store';
import { recordSlot, setStatus, writeSlot, type OnSlot } from './write-slot';

const UNKNOWN = 'Unknown facility';
const NO_ONE = 'Name at least one facility';
const FEWER = 'Fewer places than are booked or on offer';
const BUSY = 'An instrument that is booked is busy then';

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

/** Adds a slot: one for offers can be offered at once, another one is planned until it is opened. */
export function addSlot({ db, now }: Context, actor: Actor, input: SlotInput): Promise<Slot> {
  return transaction(db, async (tx) => {
    const at = now();
    const columns = toColumns(input);
    mustBeDays(columns, { today: dayOf(at) });
    const status: SlotStatus = columns.openTo === 'offer' ? 'open' : 'planned';
    const row = { ...columns, kind: input.kind, status, createdById: actor.id };
    const slot = await insertSlot(tx, row, await namedOf(tx, input));
    await recordSlot(tx, { actor, action: 'support-slot.add', slot }, { newValue: { kind: input.kind, ...columns } });
    return readSlot(tx, actor, slot.id, at);
  });
}

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
    await recordSlot(
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

/** Opens a planned slot for bookings. */
export const openSlot = (context: Context, actor: Actor, id: string): Promise<Slot> =>
  writeSlot(context, actor, { id, step: 'open' }, (on) => setStatus(on, 'open'));
