import { CHANNEL_GROUP_FIELDS, LIDAR_FIELDS, PHOTOMETER_FIELDS, type CategoryCode } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from './columns';
import { facilities } from './facilities';
import { files } from './files';
import { recordColumns } from './record-columns';

/** Columns of the tables of lidars and photometers beside the fields of their records. */
const instrumentColumns = (table: string) => ({
  id: id(),
  facilityId: uuid()
    .notNull()
    .references(() => facilities.id),
  pictureId: uuid()
    .unique(`${table}_picture_key`)
    .references(() => files.id),
  version: version(),
  /** Instruments of a facility are listed in this order. */
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Names are compared without regard to case and to the number of spaces between words. */
const nameOf = (name: AnyPgColumn) => sql`lower(regexp_replace(${name}, '\\s+', ' ', 'g'))`;

export const lidars = pgTable('lidars', { ...instrumentColumns('lidars'), ...recordColumns(LIDAR_FIELDS) }, (lidar) => [
  index('lidars_by_facility').on(lidar.facilityId, lidar.createdAt),
  uniqueIndex('lidars_name_key').on(lidar.facilityId, nameOf(lidar.name)),
  check('lidars_latitude', sql`${lidar.latitude} between -90 and 90`),
  check('lidars_longitude', sql`${lidar.longitude} between -180 and 180`),
  check('lidars_altitude', sql`${lidar.altitude} between -500 and 9000`),
]);

/** One row per lidar and category, with the figures that all channels of the category share. */
export const lidarChannelGroups = pgTable(
  'lidar_channel_groups',
  {
    lidarId: uuid()
      .notNull()
      .references(() => lidars.id, { onDelete: 'cascade' }),
    category: text().$type<CategoryCode>().notNull(),
    ...recordColumns(CHANNEL_GROUP_FIELDS),
  },
  (group) => [primaryKey({ columns: [group.lidarId, group.category] })],
);

export const photometers = pgTable(
  'photometers',
  { ...instrumentColumns('photometers'), ...recordColumns(PHOTOMETER_FIELDS) },
  (photometer) => [
    index('photometers_by_facility').on(photometer.facilityId, photometer.createdAt),
    uniqueIndex('photometers_name_key').on(photometer.facilityId, nameOf(photometer.name)),
    check('photometers_latitude', sql`${photometer.latitude} between -90 and 90`),
    check('photometers_longitude', sql`${photometer.longitude} between -180 and 180`),
    check('photometers_altitude', sql`${photometer.altitude} between -500 and 9000`),
  ],
);
