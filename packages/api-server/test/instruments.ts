import {
  CHANNEL_CATEGORIES,
  CHANNEL_GROUP_FIELDS,
  LIDAR_FIELDS,
  namesOf,
  PHOTOMETER_FIELDS,
  sampleRowOf,
} from '@portal/domain';
import type { Fields } from '@portal/domain';
import { lidars, photometers } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** A lidar that by default has only a name. */
export async function addLidar(
  { db }: Pick<TestPortal, 'db'>,
  facilityId: string,
  change: Partial<typeof lidars.$inferInsert> = {},
) {
  const [lidar] = await db
    .insert(lidars)
    .values({ facilityId, name: 'MUSA', ...change })
    .returning();
  if (!lidar) throw new Error('The lidar was not stored.');
  return lidar;
}

/** A photometer that by default has only a name. */
export async function addPhotometer(
  { db }: Pick<TestPortal, 'db'>,
  facilityId: string,
  change: Partial<typeof photometers.$inferInsert> = {},
) {
  const [photometer] = await db
    .insert(photometers)
    .values({ facilityId, name: 'Cimel 1', ...change })
    .returning();
  if (!photometer) throw new Error('The photometer was not stored.');
  return photometer;
}

const instrument = {
  latitude: 40.601,
  longitude: 15.7239,
  altitude: 760,
  status: 'operational',
  planned_operation_date: '2020-01-01',
  manufacturer: 'In house',
};

/** The required values of a record, in the body of its form. */
const required = (fields: Fields) => {
  const values = new Map<string, unknown>(Object.entries(sampleRowOf(fields)));
  return Object.fromEntries(
    namesOf(fields, (field) => Boolean(field.required)).map((name) => [name, values.get(name)]),
  );
};

/** The body of the form of a lidar: all required values, one channel group, and no version. */
export const lidarBody = (change: object = {}) => ({
  ...required(LIDAR_FIELDS),
  name: 'MUSA',
  ...instrument,
  channels: {
    ...Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, { availability: 'no' }])),
    'Elastic 532': {
      ...required(CHANNEL_GROUP_FIELDS),
      height_resolution: 3.75,
      time_resolution: 60,
      minimum_altitude_range: 15_000,
      channels: ['0532xcpx', '0532xppx'],
    },
  },
  ...change,
});

/** The body of the form of a photometer: all required values, and no version. */
export const photometerBody = (change: object = {}) => ({
  ...required(PHOTOMETER_FIELDS),
  name: 'Cimel 1',
  ...instrument,
  type: 'photometer_sun_sky',
  ...change,
});
