import { FACILITY, LIDAR, PHOTOMETER } from '../acceptance/application.fixture';
import { LIDAR_CHANNELS } from '../channels/channels';
import { byCode } from '../types/type-item';
import { CHANNEL_AVAILABILITIES } from '../types/type-lists';
import type { ChannelGroup, ChannelGroups } from '../lidar/channel-groups';
import type { Lidar } from '../lidar/lidar';
import { epochOf } from '../time/day';
import { operationalConfiguration } from './configure';

const ELASTIC = LIDAR.channels['Elastic 532'] as ChannelGroup;
const groupOf = (short_names: readonly string[], change: Partial<ChannelGroup> = {}): ChannelGroup => ({
  ...ELASTIC,
  channels: LIDAR_CHANNELS.filter(({ short_name }) => short_names.includes(short_name)),
  ...change,
});

function configured(channels: ChannelGroups, change: Partial<Lidar> = {}, photometers = [PHOTOMETER]) {
  const lidar = { ...LIDAR, channels, ...change };
  const application = {
    schema_version: 1 as const,
    submitted_at: epochOf('2026-01-01'),
    round: 1,
    facility: FACILITY,
    lidars: [lidar],
    photometers,
  };
  const moments = { approvedAt: epochOf('2026-06-10'), exportedAt: epochOf('2026-06-15') + 43_200 };
  return operationalConfiguration(application, lidar, moments);
}

test('an approved configuration contains station, start date and validity [10.24]', () => {
  const found = configured({ 'Elastic 532': groupOf(['0532xcpx']) });
  expect(found).toMatchObject({
    schema_version: '1.0',
    exported_at: '2026-06-15T12:00:00Z',
    approval: { status: 'approved', approved_at: '2026-06-10', valid_from: '2026-06-10', valid_to: null },
    station: { acronym: 'RADO', institute_name: 'Example institute', latitude: 44.348, height_asl: 93 },
    lidar: { name: 'RALI', PI: 'Ada Byron', portal_id: 'l1' },
    lidar_version: { start_date: '2020-01-01', stop_date: null },
    lidar_configuration: {
      lidar_pointing_angle: 0,
      unattended_operation: false,
      automated_functions: ['laser_alignment'],
      sun_photometer_type: 'Automatic sun/sky/lunar photometer',
      sun_photometer_distance: 0,
    },
  });
});

test('a channel has the values of its group [10.24]', () => {
  expect(configured({ 'Elastic 532': groupOf(['0532xcpx']) }).lidar_configuration.channels).toEqual([
    expect.objectContaining({
      string_id: '0532xcpx',
      name: '532 nm elastic cross, photon counting',
      emission_wavelength: 532,
      scattering_mechanism: { id: 'elCP' },
      detection_mode: { id: 'pc' },
      raw_range_resolution: 7.5,
      raw_data_time_resolution: 30,
      raw_data_altitude_range: 16_000,
      pre_trigger_data: true,
      dead_time: null,
      telescope: { id: null, range: 'single', full_overlap_height_m: 250, field_of_view: null },
    }),
  ]);
});

const RAMAN_532 = { 'Raman 532': groupOf(['0607xvpn']) };
const POLARISED_532 = { 'Elastic 532': groupOf(['0532xppx', '0532xcpx']) };
const TOTAL_1064 = { 'Elastic 1064': groupOf(['1064xtax']) };

test.each<[why: string, channels: ChannelGroups, products: string[]]>([
  ['nothing', {}, []],
  ['elastic only', { 'Elastic 532': groupOf(['0532xtpx']) }, ['elastic_backscatter 532']],
  [
    'elastic and molecular',
    { 'Elastic 532': groupOf(['0532xtpx']), ...RAMAN_532 },
    ['raman_backscatter 532', 'extinction 532', 'lidar_ratio 532'],
  ],
  ['a polarisation pair', POLARISED_532, ['elastic_backscatter 532', 'vldr 532', 'pldr 532']],
  ['molecular alone', RAMAN_532, []],
  [
    'two wavelengths of one kind',
    { ...TOTAL_1064, 'Elastic 532': groupOf(['0532xtpx']) },
    ['elastic_backscatter 1064', 'elastic_backscatter 532', 'angstroem_exponent null'],
  ],
  [
    'two wavelengths of different kinds',
    { ...TOTAL_1064, 'Elastic 532': groupOf(['0532xtpx']), ...RAMAN_532 },
    ['elastic_backscatter 1064', 'raman_backscatter 532', 'extinction 532', 'lidar_ratio 532'],
  ],
])('products of %s [10.24]', (_why, channels, products) => {
  const found = configured(channels).lidar_configuration.products;
  expect(found.map(({ type, wavelength }) => `${type} ${wavelength}`)).toEqual(products);
});

test('only existing groups are exported, by category and then in channel order [10.24]', () => {
  const planned = byCode(CHANNEL_AVAILABILITIES, 'planned');
  const { channels } = configured({
    'Raman 355': groupOf(['0387xvpn'], { availability: planned }),
    ...RAMAN_532,
    ...POLARISED_532,
  }).lidar_configuration;
  expect(channels.map(({ string_id }) => string_id)).toEqual(['0532xppx', '0532xcpx', '0607xvpn']);
});

test('a photometer out of reach is not used', () => {
  const far = { ...PHOTOMETER, latitude: 45 };
  const { sun_photometer_type, sun_photometer_distance } = configured({}, {}, [far]).lidar_configuration;
  expect([sun_photometer_type, sun_photometer_distance]).toEqual([null, null]);
});

test('the nearer of two photometers is used', () => {
  const near = { ...PHOTOMETER, latitude: 44.35 };
  const { sun_photometer_distance } = configured({}, {}, [
    { ...PHOTOMETER, latitude: 44.355 },
    near,
  ]).lidar_configuration;
  expect(sun_photometer_distance).toBe(0.22);
});

test('exactly the unknown values are listed as missing [10.24]', () => {
  const { missing } = configured({ 'Raman 532': groupOf(['0532xapm']) });
  expect(missing).toEqual([
    'station.id',
    'lidar.id',
    'lidar_version.id',
    'lidar_configuration.id',
    'lidar_configuration.name',
    'channels[0].id',
    'channels[0].interference_filter_fwhm',
    'channels[0].scattering_mechanism.id',
    'channels[0].dead_time',
    'channels[0].trigger_delay',
    'channels[0].first_signal_rangebin',
    'channels[0].background_mode',
    'channels[0].telescope.id',
    'channels[0].telescope.field_of_view',
    'channels[0].laser.id',
    'channels[0].laser.repetition_rate',
  ]);
});
