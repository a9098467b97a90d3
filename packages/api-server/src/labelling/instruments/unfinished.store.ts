import type { InstrumentKind, UnfinishedValues } from '@portal/domain';
import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { unfinishedInstruments, users } from '../../platform/db/tables';

export interface UnfinishedPlace {
  facilityId: string;
  kind: InstrumentKind;
  id: string;
}

const isAt = ({ facilityId, kind, id }: UnfinishedPlace) =>
  and(
    eq(unfinishedInstruments.facilityId, facilityId),
    eq(unfinishedInstruments.kind, kind),
    eq(unfinishedInstruments.id, id),
  );

const selectFrom = (db: Db) =>
  db
    .select({ copy: unfinishedInstruments, firstName: users.firstName, lastName: users.lastName })
    .from(unfinishedInstruments)
    .leftJoin(users, eq(users.id, unfinishedInstruments.updatedById));

/** The unfinished copies of a facility, least recently edited first. */
export const listUnfinished = (db: Db, facilityId: string) =>
  selectFrom(db)
    .where(eq(unfinishedInstruments.facilityId, facilityId))
    .orderBy(asc(unfinishedInstruments.updatedAt), asc(unfinishedInstruments.id));
export type StoredUnfinished = Awaited<ReturnType<typeof listUnfinished>>[number];

/** The number of unfinished copies of a facility, except that of this instrument. */
export async function countOtherUnfinished(db: Db, { facilityId, id }: UnfinishedPlace): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(unfinishedInstruments)
    .where(and(eq(unfinishedInstruments.facilityId, facilityId), ne(unfinishedInstruments.id, id)));
  return counted?.total ?? 0;
}

/** An unfinished copy by its key. */
export async function findUnfinished(db: Db, place: UnfinishedPlace): Promise<StoredUnfinished | undefined> {
  const [found] = await selectFrom(db).where(isAt(place));
  return found;
}

interface Typed {
  values: UnfinishedValues;
  updatedById: string;
  at: Date;
}

/** Stores the first state of a copy; false if one exists already. */
export async function insertUnfinished(tx: Db, place: UnfinishedPlace, { at, ...typed }: Typed): Promise<boolean> {
  const inserted = await tx
    .insert(unfinishedInstruments)
    .values({ ...place, ...typed, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: unfinishedInstruments.id });
  return inserted.length > 0;
}

/** Stores a later state of a copy; false if it has a different version by now or has been deleted. */
export async function updateUnfinished(
  tx: Db,
  place: UnfinishedPlace,
  version: number,
  { at, ...typed }: Typed,
): Promise<boolean> {
  const updated = await tx
    .update(unfinishedInstruments)
    .set({ ...typed, updatedAt: at, version: sql`${unfinishedInstruments.version} + 1` })
    .where(and(isAt(place), eq(unfinishedInstruments.version, version)))
    .returning({ id: unfinishedInstruments.id });
  return updated.length > 0;
}

/** Deletes the copy of an instrument that was saved, deleted or discarded, if there is one; only this version, if one is given. */
export async function deleteUnfinished(tx: Db, place: UnfinishedPlace, version?: number): Promise<void> {
  const isVersion = version === undefined ? undefined : eq(unfinishedInstruments.version, version);
  await tx.delete(unfinishedInstruments).where(and(isAt(place), isVersion));
}
