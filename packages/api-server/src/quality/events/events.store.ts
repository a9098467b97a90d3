import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { instrumentEvents } from '../../platform/db/tables';

export type EventRow = typeof instrumentEvents.$inferSelect;

/** The log book of an instrument, or those of all instruments of a facility, in the order of their days. */
export const listEvents = (
  db: Db,
  { facilityId, instrumentId }: { facilityId: string; instrumentId?: string },
): Promise<EventRow[]> =>
  db
    .select()
    .from(instrumentEvents)
    .where(
      and(
        eq(instrumentEvents.facilityId, facilityId),
        instrumentId === undefined ? undefined : eq(instrumentEvents.instrumentId, instrumentId),
      ),
    )
    .orderBy(asc(instrumentEvents.on), asc(instrumentEvents.createdAt));

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const [event] = await db.select().from(instrumentEvents).where(eq(instrumentEvents.id, id));
  return event;
}

export async function insertEvent(tx: Db, values: typeof instrumentEvents.$inferInsert): Promise<EventRow> {
  const [event] = await tx.insert(instrumentEvents).values(values).returning();
  if (!event) throw new Error('The inserted event was not returned.');
  return event;
}

/** Strikes an event out; undefined if it was struck out before. */
export async function strikeEvent(
  tx: Db,
  id: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<EventRow | undefined> {
  const [event] = await tx
    .update(instrumentEvents)
    .set({ struckAt: at, struckById: by, strikeReason: reason })
    .where(and(eq(instrumentEvents.id, id), isNull(instrumentEvents.struckAt)))
    .returning();
  return event;
}
