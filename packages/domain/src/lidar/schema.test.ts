import { CHANNEL_CATEGORIES } from '../channels/categories';
import { problems } from '../fields/problems';
import { epochOf } from '../time/day';
import { lidarSchema } from './lidar';

const at = (path: string, message: string) => ({ path, message });
const NONE = { availability: 'no' };
const ELASTIC = {
  availability: 'existing',
  operation_start_date: epochOf('2020-01-01'),
  height_resolution: 7.5,
  time_resolution: 30,
  distance_full_overlap: 250,
  minimum_altitude_range: 16_000,
  channels: ['0532xppx', '0532xcpx'],
};
const CHANNELS = { ...Object.fromEntries(CHANNEL_CATEGORIES.map(({ name }) => [name, NONE])), 'Elastic 532': ELASTIC };
const LIDAR = {
  name: 'RALI',
  latitude: 44.348,
  longitude: 26.029,
  altitude: 93,
  status: 'operational',
  type: 'lidar_custom_built',
  manufacturer: 'INOE',
  location: 'laboratory',
  laser_alignment: 'auto',
  polarisation_calibration: 'manual',
  telecover_measurement: 'manual',
  dark_signal_measurement: 'auto',
  photodetector_eye_piece: 'existing',
  pretrigger_20us: 'existing',
  eye_safety: 'existing',
  unattended_operation: 'no',
  continuous_operation: 'no',
  channels: CHANNELS,
};
const groupOf = (change: object) => ({ channels: { ...CHANNELS, 'Elastic 532': { ...ELASTIC, ...change } } });
const G = 'channels.Elastic 532';

// This lidar has only the required fields and its channels. The fields of channel groups are tested below.
test.each(Object.keys(LIDAR).filter((field) => field !== 'channels'))('%s is required [5.12]', (field) => {
  for (const empty of [undefined, null, '']) {
    expect(problems(lidarSchema, { ...LIDAR, [field]: empty })).toEqual([at(field, 'Required')]);
  }
});

test('a valid lidar has no errors, and an empty form one for each availability', () => {
  expect(problems(lidarSchema, LIDAR)).toEqual([]);
  const paths = problems(lidarSchema, {}).map(({ path }) => path);
  for (const { name } of CHANNEL_CATEGORIES) expect(paths).toContain(`channels.${name}.availability`);
  expect(paths).toHaveLength(17 + 7);
});

test.each([
  'operation_start_date',
  'height_resolution',
  'time_resolution',
  'distance_full_overlap',
  'minimum_altitude_range',
  'channels',
])('%s of a group is required unless the group is not available [5.13]', (field) => {
  for (const availability of ['existing', 'planned']) {
    expect(problems(lidarSchema, { ...LIDAR, ...groupOf({ availability, [field]: undefined }) })).toEqual([
      at(`${G}.${field}`, 'Required'),
    ]);
    expect(problems(lidarSchema, { ...LIDAR, ...groupOf({ availability, [field]: null }) })).toEqual([
      at(`${G}.${field}`, 'Required'),
    ]);
  }
  expect(problems(lidarSchema, { ...LIDAR, ...groupOf({ availability: 'no', [field]: undefined }) })).toEqual([]);
});

test.each<[why: string, change: object, expected: object[]]>([
  ['the poles and the date line', { latitude: -90, longitude: 180 }, []],
  ['beyond the pole', { latitude: 90.0001 }, [at('latitude', 'Must be between -90 and 90')]],
  ['beyond the date line', { longitude: -180.0001 }, [at('longitude', 'Must be between -180 and 180')]],
  ['the lowest altitude', { altitude: -500 }, []],
  ['too high', { altitude: 9000.1 }, [at('altitude', 'Must be between -500 and 9000')]],
  ['altitude 0', { altitude: 0 }, []],
  ['letters in a number', { latitude: 'north' }, [at('latitude', 'Must be a number')]],
  ['a photometer type [11.5.11]', { type: 'photometer_sun' }, [at('type', 'Choose a value from the list')]],
  [
    'a feature value for a function',
    { laser_alignment: 'existing' },
    [at('laser_alignment', 'Choose a value from the list')],
  ],
  ['optional features left empty', { t_h_control: '', lidar_status_control: null }, []],
  ['no planned date', { planned_operation_date: null }, []],
  [
    'a planned date in milliseconds',
    { planned_operation_date: 1_750_000_000_000 },
    [at('planned_operation_date', 'Must be 2199-12-31 or earlier')],
  ],
  ['an empty list of channels', groupOf({ channels: [] }), [at(`${G}.channels`, 'Required')]],
  [
    'a channel of another category',
    groupOf({ channels: ['0355xppx'] }),
    [at(`${G}.channels`, 'Not a channel of Elastic 532')],
  ],
  ['a resolution of 0', groupOf({ height_resolution: 0 }), [at(`${G}.height_resolution`, 'Must be more than 0')]],
  ['a negative time', groupOf({ time_resolution: -1 }), [at(`${G}.time_resolution`, 'Must be more than 0')]],
  [
    'an infinite distance',
    groupOf({ distance_full_overlap: 'Infinity' }),
    [at(`${G}.distance_full_overlap`, 'Must be at most 1000000')],
  ],
  ['a text for channels', { channels: 'all' }, [at('channels', 'Must be given by category')]],
])('%s', (_why, change, expected) => {
  expect(problems(lidarSchema, { ...LIDAR, ...change })).toEqual(expected);
});

test('numbers are rounded, dates moved to midnight, records replaced by ids, repeated channels removed [11.5.10, 11.5.13]', () => {
  const cast = lidarSchema.validateSync({
    ...LIDAR,
    latitude: '44.34804999',
    planned_operation_date: epochOf('2020-01-01') + 3600.5,
    status: { _id: 'planned', name: 'Planned' },
    ...groupOf({
      height_resolution: 7.456,
      time_resolution: 29.6,
      channels: [{ _id: '0532xcpx' }, '0532xcpx', '0532xtpx'],
    }),
  });
  expect(cast).toMatchObject({ latitude: 44.348, planned_operation_date: epochOf('2020-01-01'), status: 'planned' });
  expect(cast.channels['Elastic 532']).toMatchObject({
    height_resolution: 7.46,
    time_resolution: 30,
    channels: ['0532xcpx', '0532xtpx'],
  });
});
