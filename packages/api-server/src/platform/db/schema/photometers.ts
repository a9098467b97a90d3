import { PHOTOMETER_FIELDS } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable } from 'drizzle-orm/pg-core';
import { instrumentColumns } from './instrument-columns';
import { recordColumns } from './record-columns';

/** A photometer system. */
export const photometers = pgTable(
  'photometers',
  { ...instrumentColumns('photometers'), ...recordColumns(PHOTOMETER_FIELDS) },
  (photometer) => [
    index('photometers_by_facility').on(photometer.facilityId, photometer.createdAt),
    check('photometers_latitude', sql`${photometer.latitude} between -90 and 90`),
    check('photometers_longitude', sql`${photometer.longitude} between -180 and 180`),
    check('photometers_altitude', sql`${photometer.altitude} between -500 and 9000`),
  ],
);
