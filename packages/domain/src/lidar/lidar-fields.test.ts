import { PHOTOMETER_FIELDS } from '../photometer/photometer-fields';
import { CHANNEL_GROUP_FIELDS, LIDAR_FIELDS } from './lidar-fields';
import type { Field } from '../fields/field';

/** A form as a person reads it: label, unit and step of a number, how many values there are to choose from. */
const read = (fields: Readonly<Record<string, Field>>) =>
  Object.values(fields).map(({ label, unit, step, list }) =>
    [label, unit && `${unit}, step ${step}`, list && `one of ${list.length}`].filter(Boolean).join(': '),
  );

test('the fields of a lidar, in the order of its form [2.10.1, 2.10.4, 2.10.5, 2.10.8, 9.5]', () => {
  expect(read(LIDAR_FIELDS)).toEqual([
    'Unique ID/Name',
    'Pictures',
    'Latitude: °N, step 0.0001',
    'Longitude: °E, step 0.0001',
    'Altitude: m, step 0.0001',
    'Status: one of 2',
    'Planned operation date',
    'Type: one of 4',
    'Manufacturer',
    'Location: one of 6',
    'Additional information',
    'Laser alignment (with camera): one of 4',
    'Polarisation calibration: one of 4',
    'Telecover measurement: one of 4',
    'Dark signal measurement: one of 4',
    'Photodetector eye piece: one of 3',
    'Pretrigger (20 µs minimum): one of 3',
    'Eye safety labels: one of 3',
    'Unattended operation: one of 3',
    'Continuous operation: one of 3',
    'Temperature and Humidity control: one of 3',
    'Lidar status control: one of 3',
    'Additional features',
  ]);
});

test('the fields of a channel group [2.10.7, 9.5]', () => {
  expect(read(CHANNEL_GROUP_FIELDS)).toEqual([
    'Availability: one of 3',
    'Operation start date',
    'Height Resolution: m, step 0.01',
    'Time Resolution: s, step 1',
    'Full Overlap Distance: m, step 0.01',
    'Minimum Altitude Range: m, step 0.01',
    'Channels',
  ]);
});

test('the fields of a photometer [2.10.10, 11.5.12]', () => {
  expect(read(PHOTOMETER_FIELDS)).toEqual([
    'Photometer unique ID/Name',
    'Instrument pictures',
    'Latitude: °N, step 0.0001',
    'Longitude: °E, step 0.0001',
    'Altitude: m, step 0.0001',
    'Instrument Status: one of 2',
    'Planned operation date',
    'Instrument Type: one of 3',
    'Instrument Manufacturer',
    'Instrument Model',
    'Additional Information',
  ]);
});

test.each<[field: Field, criterion: RegExp]>([
  [CHANNEL_GROUP_FIELDS.height_resolution, /15 m or finer/],
  [CHANNEL_GROUP_FIELDS.time_resolution, /60 s or shorter/],
  [CHANNEL_GROUP_FIELDS.distance_full_overlap, /300 m or less, at the latest in five years/],
  [LIDAR_FIELDS.laser_alignment, /At least by hand/],
  [LIDAR_FIELDS.photodetector_eye_piece, /within six months/],
  [LIDAR_FIELDS.pretrigger_20us, /20 µs or more.*within six months/],
  [LIDAR_FIELDS.planned_operation_date, /at most one year after acceptance/],
  [PHOTOMETER_FIELDS.planned_operation_date, /max\. 1 year before installation/],
])('what is asked stands below the field (%#) [2.10.11, 5.19, 10.25]', ({ hint }, criterion) => {
  expect(hint).toMatch(criterion);
});
