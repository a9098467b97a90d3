import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { evaluations, lidarChannelGroups, lidars, photometers } from '../../platform/db/tables';
import type { ChannelGroupRow, LidarRow, PhotometerRow } from '../instrument-records/instruments.store';

/** Values of an instrument; `undefined` leaves a column unchanged. */
export type Values<Row> = {
  [Key in keyof Omit<Row, 'id' | 'facilityId' | 'version' | 'createdAt' | 'updatedAt'>]?: Row[Key] | undefined;
};

/** A version of a record; an update applies only to this version. */
export interface RecordVersion {
  id: string;
  version: number;
}

const next = ({ version }: RecordVersion) => ({ version: version + 1, updatedAt: sql`clock_timestamp()` });

const namesIn = (table: typeof lidars | typeof photometers) => (tx: Db, facilityId: string) =>
  tx.select({ id: table.id, name: table.name }).from(table).where(eq(table.facilityId, facilityId));

export const listLidarNames = namesIn(lidars);
export const listPhotometerNames = namesIn(photometers);

/** Adds a lidar with its channel groups. */
export async function insertLidar(
  tx: Db,
  lidar: Values<LidarRow> & Pick<LidarRow, 'id' | 'facilityId' | 'name'>,
  groups: ChannelGroupRow[],
): Promise<void> {
  await tx.insert(lidars).values(lidar);
  await tx.insert(lidarChannelGroups).values(groups);
}

/** Updates a lidar and all of its channel groups; false if it has a different version by now. */
export async function updateLidar(
  tx: Db,
  recordVersion: RecordVersion,
  values: Values<LidarRow>,
  groups: ChannelGroupRow[],
): Promise<boolean> {
  const updated = await tx
    .update(lidars)
    .set({ ...values, ...next(recordVersion) })
    .where(and(eq(lidars.id, recordVersion.id), eq(lidars.version, recordVersion.version)))
    .returning({ id: lidars.id });
  if (updated.length === 0) return false;
  await tx.delete(lidarChannelGroups).where(eq(lidarChannelGroups.lidarId, recordVersion.id));
  await tx.insert(lidarChannelGroups).values(groups);
  return true;
}

/** Deletes a lidar with its channel groups. */
export async function deleteLidar(tx: Db, id: string): Promise<void> {
  await tx.delete(lidars).where(eq(lidars.id, id));
}

export async function insertPhotometer(
  tx: Db,
  photometer: Values<PhotometerRow> & Pick<PhotometerRow, 'id' | 'facilityId' | 'name'>,
): Promise<void> {
  await tx.insert(photometers).values(photometer);
}

/** Updates a photometer; false if it has a different version by now. */
export async function updatePhotometer(
  tx: Db,
  recordVersion: RecordVersion,
  values: Values<PhotometerRow>,
): Promise<boolean> {
  const updated = await tx
    .update(photometers)
    .set({ ...values, ...next(recordVersion) })
    .where(and(eq(photometers.id, recordVersion.id), eq(photometers.version, recordVersion.version)))
    .returning({ id: photometers.id });
  return updated.length > 0;
}

export async function deletePhotometer(tx: Db, id: string): Promise<void> {
  await tx.delete(photometers).where(eq(photometers.id, id));
}

/** Deletes the evaluations of an instrument in the current round; finished rounds keep theirs. */
export async function deleteEvaluations(tx: Db, applicationId: string, targetId: string): Promise<void> {
  await tx
    .delete(evaluations)
    .where(and(eq(evaluations.applicationId, applicationId), eq(evaluations.targetId, targetId)));
}
