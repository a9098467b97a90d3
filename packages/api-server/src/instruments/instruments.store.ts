import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { lidarChannelGroups, lidars, photometers } from '../db/tables';

/** One lidar, or nothing. */
export async function findLidar(db: Db, id: string) {
  const [lidar] = await db.select().from(lidars).where(eq(lidars.id, id));
  return lidar;
}

/** What a lidar offers, by channel category, in no particular order. */
export const listChannelGroups = (db: Db, lidarId: string) =>
  db.select().from(lidarChannelGroups).where(eq(lidarChannelGroups.lidarId, lidarId));

/** One photometer, or nothing. */
export async function findPhotometer(db: Db, id: string) {
  const [photometer] = await db.select().from(photometers).where(eq(photometers.id, id));
  return photometer;
}

export type LidarRow = NonNullable<Awaited<ReturnType<typeof findLidar>>>;
export type ChannelGroupRow = Awaited<ReturnType<typeof listChannelGroups>>[number];
export type PhotometerRow = NonNullable<Awaited<ReturnType<typeof findPhotometer>>>;
