import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { heldSince, type Day, type SlotStatus, type SupportKindCode } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import {
  facilities,
  facilityDeputies,
  supportBookings,
  supportOffers,
  supportSlotFacilities,
  supportSlots,
  users,
} from '../../platform/db/tables';

export type SlotRow = typeof supportSlots.$inferSelect;
export type BookingRow = typeof supportBookings.$inferSelect;

type BookingOfSlot = Pick<BookingRow, 'id' | 'facilityId' | 'requestId' | 'instrument'> & {
  acronym: string;
  at: number;
};

const bookingsOfSlot = sql<BookingOfSlot[]>`coalesce((select json_agg(json_build_object(
    'id', ${supportBookings.id}, 'facilityId', ${supportBookings.facilityId}, 'acronym', ${facilities.acronym},
    'requestId', ${supportBookings.requestId}, 'instrument', ${supportBookings.instrument},
    'at', floor(extract(epoch from ${supportBookings.bookedAt}))) order by ${supportBookings.bookedAt}, ${supportBookings.id})
  from ${supportBookings} join ${facilities} on ${facilities.id} = ${supportBookings.facilityId}
  where ${supportBookings.slotId} = ${supportSlots.id} and ${supportBookings.cancelledAt} is null), '[]')`;

const facilitiesOfSlot = sql<{ _id: string; acronym: string }[]>`coalesce((select json_agg(json_build_object(
    '_id', ${facilities.id}, 'acronym', ${facilities.acronym}) order by ${facilities.acronym})
  from ${supportSlotFacilities} join ${facilities} on ${facilities.id} = ${supportSlotFacilities.facilityId}
  where ${supportSlotFacilities.slotId} = ${supportSlots.id}), '[]')`;

/** Places of a slot that offers hold at a moment; without those of one request. */
const heldIn = (now: Date, exceptRequest?: string) => sql<number>`coalesce((select sum(${supportOffers.places})::int
  from ${supportOffers} where ${supportOffers.slotId} = ${supportSlots.id} and ${supportOffers.endedAt} is null
  and ${supportOffers.offeredAt} > ${heldSince(now).toISOString()}::timestamptz
  ${exceptRequest === undefined ? sql`` : sql`and ${supportOffers.requestId} <> ${exceptRequest}::uuid`}), 0)`;

const slots = (db: Db, now: Date) =>
  db
    .select({
      slot: supportSlots,
      held: heldIn(now).as('held'),
      bookings: bookingsOfSlot.as('bookings'),
      facilities: facilitiesOfSlot.as('named'),
    })
    .from(supportSlots)
    // With one table alone the columns in the selection would lose the name of their table.
    .innerJoin(users, eq(users.id, supportSlots.createdById));
export type StoredSlot = Awaited<ReturnType<typeof slots>>[number];

export async function findSlot(db: Db, id: string, now: Date): Promise<StoredSlot | undefined> {
  const [found] = await slots(db, now).where(eq(supportSlots.id, id));
  return found;
}

/** The facilities of which a user is owner or deputy. */
export async function ownFacilityIds(db: Db, userId: string): Promise<string[]> {
  const deputised = db
    .select({ id: facilityDeputies.facilityId })
    .from(facilityDeputies)
    .where(eq(facilityDeputies.userId, userId));
  const rows = await db
    .select({ id: facilities.id })
    .from(facilities)
    .where(or(eq(facilities.ownerId, userId), inArray(facilities.id, deputised)));
  return rows.map(({ id }) => id);
}

/** What a reader sees: the slots of some kinds, those open to its facilities, and those with its bookings. */
export interface SlotReader {
  kinds: readonly SupportKindCode[];
  facilityIds: readonly string[];
  today: Day;
}

function isSeen({ kinds, facilityIds, today }: SlotReader): SQL | undefined {
  const ids = [...facilityIds];
  if (ids.length === 0) return kinds.length > 0 ? inArray(supportSlots.kind, [...kinds]) : sql`false`;
  const named = sql`exists (select 1 from ${supportSlotFacilities}
    where ${supportSlotFacilities.slotId} = ${supportSlots.id} and ${inArray(supportSlotFacilities.facilityId, ids)})`;
  const booked = sql`exists (select 1 from ${supportBookings} where ${supportBookings.slotId} = ${supportSlots.id}
    and ${supportBookings.cancelledAt} is null and ${inArray(supportBookings.facilityId, ids)})`;
  const isOpen = and(
    inArray(supportSlots.status, ['open', 'full']),
    sql`${supportSlots.endsOn} >= ${today}`,
    or(eq(supportSlots.openTo, 'all'), and(eq(supportSlots.openTo, 'named'), named)),
  );
  return or(kinds.length > 0 ? inArray(supportSlots.kind, [...kinds]) : undefined, booked, isOpen);
}

/** A page of the slots that a reader sees, the latest first. */
export async function listSlots(
  db: Db,
  reader: SlotReader,
  {
    now,
    statuses,
    start,
    count,
  }: { now: Date; statuses: readonly SlotStatus[] | undefined; start: number; count: number },
) {
  const seen = and(isSeen(reader), statuses && inArray(supportSlots.status, [...statuses]));
  const rows = await slots(db, now)
    .where(seen)
    .orderBy(desc(supportSlots.startsOn), asc(supportSlots.id))
    .offset(start)
    .limit(count);
  return { rows, total: await db.$count(supportSlots, seen) };
}

/** The slots that a reader sees and that touch a period, ended ones included. */
export const listSlotsBetween = (db: Db, reader: SlotReader, { now, from, to }: { now: Date; from: Day; to: Day }) =>
  slots(db, now)
    .where(and(isSeen(reader), sql`${supportSlots.startsOn} <= ${to} and ${supportSlots.endsOn} >= ${from}`))
    .orderBy(asc(supportSlots.startsOn), asc(supportSlots.id));

/** Locks slots until the transaction ends, in one order, so that two transactions never wait for each other. */
export const lockSlots = (tx: Db, ids: readonly string[]): Promise<SlotRow[]> =>
  tx
    .select()
    .from(supportSlots)
    .where(inArray(supportSlots.id, [...ids]))
    .orderBy(asc(supportSlots.id))
    .for('update');

/** Places of a locked slot that offers to other requests hold. */
export async function heldByOthers(tx: Db, slotId: string, now: Date, requestId?: string): Promise<number> {
  const [row] = await tx
    .select({ held: heldIn(now, requestId) })
    .from(supportSlots)
    .innerJoin(users, eq(users.id, supportSlots.createdById))
    .where(eq(supportSlots.id, slotId));
  return row?.held ?? 0;
}

export async function insertSlot(
  tx: Db,
  values: typeof supportSlots.$inferInsert,
  named: readonly string[],
): Promise<SlotRow> {
  const [row] = await tx.insert(supportSlots).values(values).returning();
  if (!row) throw new Error('The inserted slot was not returned.');
  await insertNamed(tx, row.id, named);
  return row;
}

async function insertNamed(tx: Db, slotId: string, named: readonly string[]): Promise<void> {
  if (named.length === 0) return;
  await tx.insert(supportSlotFacilities).values(named.map((facilityId) => ({ slotId, facilityId })));
}

/** Replaces the facilities that a slot is open to by name. */
export async function replaceNamed(tx: Db, slotId: string, named: readonly string[]): Promise<void> {
  await tx.delete(supportSlotFacilities).where(eq(supportSlotFacilities.slotId, slotId));
  await insertNamed(tx, slotId, named);
}

/** Those of some ids that are ids of facilities. */
export async function knownFacilities(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: facilities.id })
    .from(facilities)
    .where(inArray(facilities.id, [...ids]));
  return rows.map(({ id }) => id);
}

/** Changes a locked slot, if it has the version that the change was decided on. */
export async function updateSlot(
  tx: Db,
  { id, version }: Pick<SlotRow, 'id' | 'version'>,
  values: Partial<Omit<SlotRow, 'id' | 'version'>>,
): Promise<boolean> {
  const changed = await tx
    .update(supportSlots)
    .set({ ...values, version: sql`${supportSlots.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(supportSlots.id, id), eq(supportSlots.version, version)))
    .returning({ id: supportSlots.id });
  return changed.length > 0;
}

/** Takes places of a slot if it is open and has them; the last one makes it full. */
export async function takePlaces(tx: Db, id: string, places: number): Promise<boolean> {
  const taken = sql`${supportSlots.taken} + ${places}`;
  const moved = await tx
    .update(supportSlots)
    .set({
      taken,
      status: sql`case when ${taken} >= ${supportSlots.capacity} then 'full' else 'open' end`,
      version: sql`${supportSlots.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(supportSlots.id, id), eq(supportSlots.status, 'open'), sql`${taken} <= ${supportSlots.capacity}`))
    .returning({ id: supportSlots.id });
  return moved.length > 0;
}

/** Gives places of a slot back; a full one is open again. */
export async function freePlaces(tx: Db, id: string, places: number): Promise<void> {
  await tx
    .update(supportSlots)
    .set({
      taken: sql`${supportSlots.taken} - ${places}`,
      status: sql`case when ${supportSlots.status} = 'full' then 'open' else ${supportSlots.status} end`,
      version: sql`${supportSlots.version} + 1`,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(and(eq(supportSlots.id, id), ne(supportSlots.taken, 0)));
}
