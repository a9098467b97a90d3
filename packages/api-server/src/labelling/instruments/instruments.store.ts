import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { prepared } from '../../platform/db/prepared';
import { lidarChannelGroups, lidars, photometers } from '../../platform/db/tables';
import type { Which } from './evaluations.store';

export type LidarRow = typeof lidars.$inferSelect;
export type ChannelGroupRow = typeof lidarChannelGroups.$inferSelect;
export type PhotometerRow = typeof photometers.$inferSelect;

const isOf = (table: typeof lidars | typeof photometers) => ({
  id: eq(table.id, sql.placeholder('id')),
  facilityId: eq(table.facilityId, sql.placeholder('facilityId')),
});

const lidarsBy = (whose: keyof ReturnType<typeof isOf>) =>
  prepared((db) =>
    db.select().from(lidars).where(isOf(lidars)[whose]).orderBy(asc(lidars.createdAt), asc(lidars.id)).prepare(''),
  );
const [lidarsById, lidarsByFacility] = [lidarsBy('id'), lidarsBy('facilityId')];

/** Lidars, the oldest first. */
export const listLidarRows = (db: Db, which: Which): Promise<LidarRow[]> =>
  'id' in which ? lidarsById(db, which) : lidarsByFacility(db, which);

const groupsBy = (whose: keyof ReturnType<typeof isOf>) =>
  prepared((db) =>
    db
      .select(getTableColumns(lidarChannelGroups))
      .from(lidarChannelGroups)
      .innerJoin(lidars, eq(lidars.id, lidarChannelGroups.lidarId))
      .where(isOf(lidars)[whose])
      .prepare(''),
  );
const [groupsById, groupsByFacility] = [groupsBy('id'), groupsBy('facilityId')];

/** What lidars offer, by channel category, in no particular order. */
export const listChannelGroups = (db: Db, which: Which): Promise<ChannelGroupRow[]> =>
  'id' in which ? groupsById(db, which) : groupsByFacility(db, which);

const photometersBy = (whose: keyof ReturnType<typeof isOf>) =>
  prepared((db) =>
    db
      .select()
      .from(photometers)
      .where(isOf(photometers)[whose])
      .orderBy(asc(photometers.createdAt), asc(photometers.id))
      .prepare(''),
  );
const [photometersById, photometersByFacility] = [photometersBy('id'), photometersBy('facilityId')];

/** Photometers, the oldest first. */
export const listPhotometerRows = (db: Db, which: Which): Promise<PhotometerRow[]> =>
  'id' in which ? photometersById(db, which) : photometersByFacility(db, which);

const TABLES = { lidar: lidars, photometer: photometers };

/** The facility that an instrument belongs to, or nothing. */
export async function findFacilityIdOf(db: Db, kind: 'lidar' | 'photometer', id: string): Promise<string | undefined> {
  const table = TABLES[kind];
  const [row] = await db.select({ facilityId: table.facilityId }).from(table).where(eq(table.id, id));
  return row?.facilityId;
}
