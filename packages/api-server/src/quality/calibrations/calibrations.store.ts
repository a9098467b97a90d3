import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { isAway, type Day } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { files, photometerCalibrations } from '../../platform/db/tables';

export type CalibrationRow = typeof photometerCalibrations.$inferSelect;

/** A calibration with the name of its certificate. */
export interface StoredCalibration {
  row: CalibrationRow;
  certificateName: string | null;
}

const columns = { row: getTableColumns(photometerCalibrations), certificateName: files.name };
/** By the day that names a calibration; one that has none yet is the last. */
const ORDER = [
  sql`coalesce(${photometerCalibrations.calibratedOn}, ${photometerCalibrations.sentOn}) asc nulls last`,
  asc(photometerCalibrations.createdAt),
  asc(photometerCalibrations.id),
];

/** The calibrations of all photometers of a facility, oldest first. */
export const listCalibrationsOf = (db: Db, facilityId: string): Promise<StoredCalibration[]> =>
  db
    .select(columns)
    .from(photometerCalibrations)
    .leftJoin(files, eq(files.id, photometerCalibrations.certificateId))
    .where(eq(photometerCalibrations.facilityId, facilityId))
    .orderBy(...ORDER);

/** The calibrations of one photometer, oldest first. */
export const listCalibrations = (db: Db, photometerId: string): Promise<StoredCalibration[]> =>
  db
    .select(columns)
    .from(photometerCalibrations)
    .leftJoin(files, eq(files.id, photometerCalibrations.certificateId))
    .where(eq(photometerCalibrations.photometerId, photometerId))
    .orderBy(...ORDER);

export async function findCalibration(db: Db, id: string): Promise<StoredCalibration | undefined> {
  const [found] = await db
    .select(columns)
    .from(photometerCalibrations)
    .leftJoin(files, eq(files.id, photometerCalibrations.certificateId))
    .where(eq(photometerCalibrations.id, id));
  return found;
}

export async function insertCalibration(
  tx: Db,
  values: typeof photometerCalibrations.$inferInsert,
): Promise<CalibrationRow> {
  const [row] = await tx.insert(photometerCalibrations).values(values).returning();
  if (!row) throw new Error('The inserted calibration was not returned.');
  return row;
}

type CalibrationChange = Partial<Omit<CalibrationRow, 'id' | 'version'>>;

/** Changes a calibration of this version; undefined if it has another one by now. */
export async function updateCalibration(
  tx: Db,
  { id, version }: Pick<CalibrationRow, 'id' | 'version'>,
  values: CalibrationChange,
): Promise<CalibrationRow | undefined> {
  const [row] = await tx
    .update(photometerCalibrations)
    .set({ ...values, version: sql`${photometerCalibrations.version} + 1`, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(photometerCalibrations.id, id), eq(photometerCalibrations.version, version)))
    .returning();
  return row;
}

/** Those of these photometers that are on their way or at a calibration centre on a day, and so cannot be booked. */
export async function photometersAway(db: Db, ids: readonly string[], on: Day): Promise<string[]> {
  if (ids.length === 0) return [];
  const transports = await db
    .select({
      photometerId: photometerCalibrations.photometerId,
      sent: photometerCalibrations.sentOn,
      installed: photometerCalibrations.installedOn,
    })
    .from(photometerCalibrations)
    .where(inArray(photometerCalibrations.photometerId, [...ids]));
  return ids.filter((id) =>
    isAway(
      transports.filter(({ photometerId }) => photometerId === id),
      on,
    ),
  );
}
