import { CHANNEL_CATEGORIES } from '@portal/domain';
import { lidars, photometers } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** A lidar of which nothing but the name is known, unless said otherwise. */
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

/** A photometer of which nothing but the name is known, unless said otherwise. */
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

const group = {
  availability: 'existing',
  operation_start_date: '2020-01-01',
  height_resolution: 3.75,
  time_resolution: 60,
  distance_full_overlap: 250,
  minimum_altitude_range: 15_000,
};

/** What the form of a lidar sends: everything that is required, one channel group, and no version. */
export const lidarBody = (change: object = {}) => ({
  name: 'MUSA',
  ...instrument,
  type: 'lidar_custom_built',
  location: 'laboratory',
  laser_alignment: 'manual',
  polarisation_calibration: 'manual',
  telecover_measurement: 'manual',
  dark_signal_measurement: 'manual',
  photodetector_eye_piece: 'existing',
  pretrigger_20us: 'existing',
  eye_safety: 'existing',
  unattended_operation: 'existing',
  continuous_operation: 'existing',
  channels: {
    ...Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, { availability: 'no' }])),
    'Elastic 532': { ...group, channels: ['0532xcpx', '0532xppx'] },
  },
  ...change,
});

/** What the form of a photometer sends: everything that is required, and no version. */
export const photometerBody = (change: object = {}) => ({
  name: 'Cimel 1',
  ...instrument,
  type: 'photometer_sun_sky',
  instrument_model: 'CE318-T',
  ...change,
});
