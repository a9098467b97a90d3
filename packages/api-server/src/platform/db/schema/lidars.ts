import { CHANNEL_GROUP_FIELDS, LIDAR_FIELDS, type CategoryCode } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instrumentColumns } from './instrument-columns';
import { recordColumns } from './record-columns';

/** A lidar system. */
export const lidars = pgTable('lidars', { ...instrumentColumns('lidars'), ...recordColumns(LIDAR_FIELDS) }, (lidar) => [
  index('lidars_by_facility').on(lidar.facilityId, lidar.createdAt),
  check('lidars_latitude', sql`${lidar.latitude} between -90 and 90`),
  check('lidars_longitude', sql`${lidar.longitude} between -180 and 180`),
  check('lidars_altitude', sql`${lidar.altitude} between -500 and 9000`),
]);

/** What a lidar offers in one channel category. */
export const lidarChannelGroups = pgTable(
  'lidar_channel_groups',
  {
    lidarId: uuid()
      .notNull()
      .references(() => lidars.id, { onDelete: 'cascade' }),
    /** Code of the channel category. */
    category: text().$type<CategoryCode>().notNull(),
    ...recordColumns(CHANNEL_GROUP_FIELDS),
  },
  (group) => [primaryKey({ columns: [group.lidarId, group.category] })],
);
