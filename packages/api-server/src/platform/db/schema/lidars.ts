import type { CategoryCode } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instrumentColumns } from './instrument-columns';

/** A lidar system. Type-list values are kept as their codes. */
export const lidars = pgTable(
  'lidars',
  {
    ...instrumentColumns('lidars'),
    location: text(),
    laserAlignment: text(),
    polarisationCalibration: text(),
    telecoverMeasurement: text(),
    darkSignalMeasurement: text(),
    photodetectorEyePiece: text(),
    pretrigger20us: text('pretrigger_20us'),
    tHControl: text(),
    lidarStatusControl: text(),
    eyeSafety: text(),
    unattendedOperation: text(),
    continuousOperation: text(),
    additionalFeatures: text(),
  },
  (lidar) => [
    index('lidars_by_facility').on(lidar.facilityId, lidar.createdAt),
    check('lidars_latitude', sql`${lidar.latitude} between -90 and 90`),
    check('lidars_longitude', sql`${lidar.longitude} between -180 and 180`),
    check('lidars_altitude', sql`${lidar.altitude} between -500 and 9000`),
  ],
);

/** What a lidar offers in one channel category. */
export const lidarChannelGroups = pgTable(
  'lidar_channel_groups',
  {
    lidarId: uuid()
      .notNull()
      .references(() => lidars.id, { onDelete: 'cascade' }),
    /** Code of the channel category. */
    category: text().$type<CategoryCode>().notNull(),
    availability: text(),
    operationStartDate: date({ mode: 'string' }),
    /** Metres. */
    heightResolution: doublePrecision(),
    /** Whole seconds. */
    timeResolution: integer(),
    /** Metres. */
    distanceFullOverlap: doublePrecision(),
    /** Metres. */
    minimumAltitudeRange: doublePrecision(),
    /** Short names of the selected channels. */
    channels: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
  },
  (group) => [primaryKey({ columns: [group.lidarId, group.category] })],
);
