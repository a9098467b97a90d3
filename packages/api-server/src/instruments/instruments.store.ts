import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../db/client';
import { lidarChannelGroups, lidars, photometers } from '../db/tables';
import type { Which } from './verdicts.store';

export type LidarRow = typeof lidars.$inferSelect;
export type ChannelGroupRow = typeof lidarChannelGroups.$inferSelect;
export type PhotometerRow = typeof photometers.$inferSelect;

const chosen = (table: typeof lidars | typeof photometers, which: Which) =>
  'id' in which ? eq(table.id, which.id) : eq(table.facilityId, which.facilityId);

/** Lidars, the oldest first. */
export const listLidarRows = (db: Db, which: Which): Promise<LidarRow[]> =>
  db.select().from(lidars).where(chosen(lidars, which)).orderBy(asc(lidars.createdAt), asc(lidars.id));

/** What lidars offer, by channel category, in no particular order. */
export const listChannelGroups = (db: Db, which: Which): Promise<ChannelGroupRow[]> =>
  db
    .select(getTableColumns(lidarChannelGroups))
    .from(lidarChannelGroups)
    .innerJoin(lidars, eq(lidars.id, lidarChannelGroups.lidarId))
    .where(chosen(lidars, which));

/** Photometers, the oldest first. */
export const listPhotometerRows = (db: Db, which: Which): Promise<PhotometerRow[]> =>
  db
    .select()
    .from(photometers)
    .where(chosen(photometers, which))
    .orderBy(asc(photometers.createdAt), asc(photometers.id));

const TABLES = { lidar: lidars, photometer: photometers };

/** The facility that an instrument belongs to, or nothing. */
export async function findFacilityIdOf(db: Db, kind: 'lidar' | 'photometer', id: string): Promise<string | undefined> {
  const table = TABLES[kind];
  const [found] = await db.select({ facilityId: table.facilityId }).from(table).where(eq(table.id, id));
  return found?.facilityId;
}
