import { lidarSchema } from '../lidar/lidar';
import { photometerSchema } from '../photometer/photometer';
import { TYPE_LISTS } from '../types/type-lists';
import { CHANNEL_GROUP_FIELDS } from './channel-group';
import { EVALUATION_FIELDS } from './evaluation';
import { FACILITY_FIELDS } from './facility';
import type { Field } from './field';
import { LIDAR_FIELDS } from './lidar';
import { PHOTOMETER_FIELDS } from './photometer';
import { namesOf } from './record';
import type { Fields } from './record';

/** The fields of a form in words: label, unit and step of a number, number of selectable values. */
const read = (fields: Fields) =>
  Object.values(fields).map((field) => {
    const { label, unit, step } = field;
    const options = field.options?.(TYPE_LISTS);
    return [label, unit && `${unit}, step ${step}`, options && `one of ${options.length}`].filter(Boolean).join(': ');
  });

test('the fields of a lidar in form order [2.10.1, 2.10.4, 2.10.5, 2.10.8, 9.5]', () => {
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
  [CHANNEL_GROUP_FIELDS.distance_full_overlap, /300 m or less within five years/],
  [LIDAR_FIELDS.laser_alignment, /Manual at minimum/],
  [LIDAR_FIELDS.photodetector_eye_piece, /within six months/],
  [LIDAR_FIELDS.pretrigger_20us, /20 µs or more.*within six months/],
  [LIDAR_FIELDS.planned_operation_date, /at most one year after acceptance/],
  [PHOTOMETER_FIELDS.planned_operation_date, /max\. 1 year before installation/],
])('the criterion is in the hint of the field (%#) [2.10.11, 5.19, 10.25]', ({ hint }, criterion) => {
  expect(hint).toMatch(criterion);
});

/** The required fields of a schema, read from the schema itself. */
const requiredBy = (schema: { describe: () => { fields: object } }) =>
  Object.entries(schema.describe().fields)
    .filter(([, field]: [string, object]) => 'optional' in field && field.optional === false)
    .map(([name]) => name);

test.each<[record: string, schema: Parameters<typeof requiredBy>[0], fields: Fields, required: string[]]>([
  [
    'lidar',
    lidarSchema,
    LIDAR_FIELDS,
    [
      'name',
      'latitude',
      'longitude',
      'altitude',
      'status',
      'type',
      'manufacturer',
      'location',
      'laser_alignment',
      'polarisation_calibration',
      'telecover_measurement',
      'dark_signal_measurement',
      'photodetector_eye_piece',
      'pretrigger_20us',
      'eye_safety',
      'unattended_operation',
      'continuous_operation',
    ],
  ],
  [
    'photometer',
    photometerSchema,
    PHOTOMETER_FIELDS,
    ['name', 'latitude', 'longitude', 'altitude', 'status', 'type', 'manufacturer', 'instrument_model'],
  ],
])('the schema of a %s requires the fields that its form marks', (_record, schema, fields, required) => {
  expect(requiredBy(schema)).toEqual(required);
  expect(namesOf(fields, (field) => field.required === true)).toEqual(required);
});

// Public fields are listed by name, so that no field becomes public by mistake.
test.each<[record: string, fields: Fields, open: string[], hidden: string[]]>([
  [
    'lidar',
    LIDAR_FIELDS,
    [
      'name',
      'pictures',
      'latitude',
      'longitude',
      'altitude',
      'status',
      'planned_operation_date',
      'type',
      'manufacturer',
      'location',
      'additional_info',
      'laser_alignment',
      'polarisation_calibration',
      'telecover_measurement',
      'dark_signal_measurement',
      'photodetector_eye_piece',
      'pretrigger_20us',
      't_h_control',
      'lidar_status_control',
    ],
    ['eye_safety', 'unattended_operation', 'continuous_operation', 'additional_features'],
  ],
  [
    'channel group',
    CHANNEL_GROUP_FIELDS,
    [
      'availability',
      'operation_start_date',
      'height_resolution',
      'time_resolution',
      'distance_full_overlap',
      'minimum_altitude_range',
      'channels',
    ],
    [],
  ],
  [
    'photometer',
    PHOTOMETER_FIELDS,
    [
      'name',
      'pictures',
      'latitude',
      'longitude',
      'altitude',
      'status',
      'planned_operation_date',
      'type',
      'manufacturer',
      'instrument_model',
    ],
    ['additional_info'],
  ],
  ['facility', FACILITY_FIELDS, [], Object.keys(FACILITY_FIELDS)],
  ['evaluation', EVALUATION_FIELDS, [], Object.keys(EVALUATION_FIELDS)],
])('the public fields of a %s', (_record, fields, open, hidden) => {
  expect(namesOf(fields, ({ audience }) => audience === 'public')).toEqual(open);
  expect(namesOf(fields, ({ audience }) => audience === 'owner')).toEqual(hidden);
});
