import { FACILITY, LIDAR, PHOTOMETER } from '../acceptance/application.fixture';
import { LIDAR_CHANNELS } from '../channels/channels';
import type { ChannelGroup } from '../lidar/channel-groups';
import { epochOf } from '../time/day';
import type { ChannelSettings } from './configuration';
import { configurationContent } from './configuration-content';
import { QA_TEST_TYPES } from './test-types';
import type { CalibrationFactor } from './tested-configuration';
import { qualityOf, type ConcludedTest } from './tested-quality';

const SETTINGS: Omit<ChannelSettings, 'short_name'> = {
  scc_channel_id: 1480,
  recorder_channel_id: null,
  laser: 1,
  dead_time: 3.7,
  trigger_delay: 0,
  first_signal_rangebin: 400,
  filter_fwhm: 0.5,
  background_low: null,
  background_high: null,
  g_r: null,
  g_t: null,
  h_r: null,
  h_t: null,
  k: null,
};
const GHK = { g_r: 1, g_t: 1, h_r: -1, h_t: 1, k: 1 };
const ETA: CalibrationFactor = { pair: '0532xcpx/0532xppx', eta: 0.995, date: '2026-06-01', portal_id: 't' };

/** The missing lists of the values of polarised channels, of a lidar with these channels at 532 nm. */
function missingOf(channels: [name: string, change: Partial<ChannelSettings>][], factors: CalibrationFactor[] = []) {
  const names = channels.map(([name]) => name);
  const group = {
    ...(LIDAR.channels['Elastic 532'] as ChannelGroup),
    channels: LIDAR_CHANNELS.filter(({ short_name }) => names.includes(short_name)),
  };
  const lidar = { ...LIDAR, channels: { 'Elastic 532': group } };
  const { missing } = configurationContent({
    application: {
      schema_version: 1,
      submitted_at: epochOf('2026-01-01'),
      round: 1,
      facility: FACILITY,
      lidars: [lidar],
      photometers: [PHOTOMETER],
    },
    lidar,
    configuration: {
      number: 1,
      name: 'night',
      station_id: 'ino',
      scc_lidar_id: 120,
      scc_version_id: 201,
      scc_configuration_id: 310,
      channels: channels.map(([short_name, change]) => ({ ...SETTINGS, ...change, short_name })),
    },
    factors,
  });
  return missing.filter((path) => path.includes('polarization_'));
}

const FACTORS = [1, 2].map((at) => `products[${at}].polarization_calibration_correction_factor`);
const PARAMETERS = 'polarization_crosstalk_parameter';

test.each<[why: string, missing: string[], expected: string[]]>([
  ['a total channel needs neither', missingOf([['0532xtpx', {}]]), []],
  [
    'a pair without any value',
    missingOf([
      ['0532xppx', {}],
      ['0532xcpx', {}],
    ]),
    [`channels[0].${PARAMETERS}`, `channels[1].${PARAMETERS}`, ...FACTORS],
  ],
  [
    'a pair of which one channel has its parameters',
    missingOf([
      ['0532xppx', GHK],
      ['0532xcpx', {}],
    ]),
    [`channels[1].${PARAMETERS}`, ...FACTORS],
  ],
  [
    'parameters of which one is unknown',
    missingOf(
      [
        ['0532xppx', GHK],
        ['0532xcpx', { ...GHK, k: null }],
      ],
      [ETA],
    ),
    [`channels[1].${PARAMETERS}[0].k`],
  ],
  [
    'all of a pair',
    missingOf(
      [
        ['0532xppx', GHK],
        ['0532xcpx', GHK],
      ],
      [ETA],
    ),
    [],
  ],
])('a value of the polarisation is there or listed as missing: %s [12.488]', (_why, missing, expected) => {
  expect(missing).toEqual(expected);
});

const aTest = (change: Partial<ConcludedTest> = {}): ConcludedTest => ({
  id: 't',
  type: 'telecover',
  status: 'passed',
  measuredOn: '2026-06-01',
  submittedOn: '2026-06-02',
  hasRecommendations: false,
  measuredAt: epochOf(change.measuredOn ?? '2026-06-01'),
  concludedAt: null,
  channels: [],
  ...change,
});

test.each<[why: string, tests: ConcludedTest[], telecover: object]>([
  ['no test', [], { date: null, passed: null, valid_until: null, portal_id: null }],
  ['passed', [aTest()], { date: '2026-06-01', passed: true, valid_until: '2027-06-01', portal_id: 't' }],
  [
    'failed since',
    [aTest(), aTest({ id: 'u', status: 'failed', measuredOn: '2026-06-10' })],
    { date: '2026-06-10', passed: false, valid_until: null, portal_id: 'u' },
  ],
  ['revoked', [aTest({ status: 'revoked' })], { date: '2026-06-01', passed: null, valid_until: null, portal_id: 't' }],
  [
    'a newer one revoked',
    [aTest(), aTest({ id: 'u', status: 'revoked', measuredOn: '2026-06-10' })],
    { date: '2026-06-01', passed: true, valid_until: '2027-06-01', portal_id: 't' },
  ],
])('the results of tests have all that the data centre reads: %s [12.488]', (_why, tests, telecover) => {
  const quality = qualityOf({ channels: ['0532xppx'], tests, events: [] });
  expect(quality).toHaveLength(QA_TEST_TYPES.length);
  expect(quality[0]).toEqual({ test: 'telecover', ...telecover });
  for (const each of quality) expect(Object.keys(each)).toEqual(['test', 'date', 'passed', 'valid_until', 'portal_id']);
});
