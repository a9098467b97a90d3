import type { CategoryName } from '../channels/categories';
import { LIDAR_CHANNELS } from '../channels/channels';
import { epochOf } from '../time/day';
import { byCode } from '../types/type-item';
import { CHANNEL_AVAILABILITIES } from '../types/type-lists';
import type { ComplianceCode } from '../types/type-lists';
import { suggestChannel, suggestOverall } from './channel';
import { flagTexts } from './flag-texts';
import { minimumAltitudeHelp, REVIEWER_HINTS } from './hints';
import { referenceDay, suggestGeneral } from './instrument';
import type { ChannelGroup, ChannelGroups } from './channel-groups';
import { suggestWavelength } from './wavelength';

const channelsOf = (names: string) => LIDAR_CHANNELS.filter(({ short_name }) => names.split(' ').includes(short_name));

test.each<
  [
    id: string,
    why: string,
    elastic: ComplianceCode,
    raman: ComplianceCode,
    channels: string,
    code: number,
    compliance: string,
  ]
>([
  ['W01 [10.17]', 'complete set-up', 'yes', 'yes', '0532xppx 0532xcpx', 0, 'yes'],
  ['W02', 'total and cross are a pair, detection may differ [10.12]', 'yes', 'yes', '0532xtax 0532xcpx', 0, 'yes'],
  ['W03', 'no cross-polar channel', 'yes', 'yes', '0532xtpx', 4, 'no'],
  ['W04', 'a cross channel alone is not a pair', 'yes', 'yes', '0532xcpx', 4, 'no'],
  ['W05 [10.17]', 'total and parallel are not a pair', 'yes', 'yes', '0532xtpx 0532xppx', 4, 'no'],
  [
    'W06',
    'cross and parallel of different telescopes are not a pair [10.12]',
    'yes',
    'yes',
    '0532nppx 0532fcpx',
    4,
    'no',
  ],
  ['W07', 'one group only partially compliant', 'yes', 'partially', '0532xppx 0532xcpx', 1, 'partially'],
  ['W08 [10.17]', 'near-range pair is accepted', 'partially', 'partially', '0532nppx 0532ncpx', 1, 'partially'],
  ['W09', 'one group not compliant', 'yes', 'no', '0532xppx 0532xcpx', 3, 'no'],
  ['W11', '1 + 2 + 4', 'partially', 'no', '0532xtpx', 7, 'no'],
  ['W12 [10.17]', 'wavelength not offered', 'no', 'no', '', 7, 'no'],
])('%s: %s [4.21]', (_id, _why, elastic, raman, channels, code, compliance) => {
  expect(suggestWavelength([elastic, raman], channelsOf(channels))).toEqual({ compliance, code });
});

test.each<[id: string, why: string, wavelengths: ComplianceCode[], code: number, compliance: string]>([
  ['C01 [10.18]', 'one complete, fully compliant wavelength is enough', ['no', 'yes', 'no'], 0, 'yes'],
  ['C02', 'best wavelength decides', ['no', 'partially', 'yes'], 0, 'yes'],
  ['C03 [10.18]', 'only partially compliant', ['no', 'partially', 'no'], 2, 'partially'],
  ['C05 [10.18]', 'nothing usable', ['no', 'no', 'no'], 3, 'no'],
])('%s: %s [4.22]', (_id, _why, wavelengths, code, compliance) => {
  expect(suggestOverall(wavelengths)).toEqual({ compliance, code });
});

const group = (range: number, channels: string, change: Partial<ChannelGroup> = {}): ChannelGroup => ({
  availability: byCode(CHANNEL_AVAILABILITIES, 'existing'),
  operation_start_date: epochOf('2020-01-01'),
  height_resolution: 7.5,
  time_resolution: 60,
  distance_full_overlap: 250,
  minimum_altitude_range: range,
  channels: channelsOf(channels),
  ...change,
});
const TWO_WAVELENGTHS: ChannelGroups = {
  'Elastic 1064': group(12_000, '1064xtax'),
  'Elastic 532': group(15_000, '0532xppx 0532xcpx'),
  'Raman 532': group(8000, '0607xvpn'),
  'Elastic 355': group(14_000, '0355xtpx'),
  'Raman 355': group(7000, '0387xvpn'),
};
const suggest = (change: ChannelGroups) =>
  suggestChannel({ channels: { ...TWO_WAVELENGTHS, ...change } }, '2025-06-15');

test('a complete two-wavelength Raman lidar [3.12, 10.19]', () => {
  expect(suggest({})).toEqual({
    compliance: 'yes',
    code: 0,
    wavelengths: [
      {
        name: '1064 nm',
        compliance: 'no',
        code: 7,
        channel_groups: [
          { name: 'Elastic 1064', compliance: 'yes', code: 0 },
          { name: 'Raman 1064', compliance: 'no', code: 1 },
        ],
      },
      {
        name: '532 nm',
        compliance: 'yes',
        code: 0,
        channel_groups: [
          { name: 'Elastic 532', compliance: 'yes', code: 0 },
          { name: 'Raman 532', compliance: 'yes', code: 0 },
        ],
      },
      {
        name: '355 nm',
        compliance: 'no',
        code: 5,
        channel_groups: [
          { name: 'Elastic 355', compliance: 'partially', code: 8 },
          { name: 'Raman 355', compliance: 'yes', code: 0 },
        ],
      },
    ],
  });
});

test('the same lidar without the cross channel at 532 nm [10.19]', () => {
  const { wavelengths, ...overall } = suggest({ 'Elastic 532': group(15_000, '0532xppx') });
  expect(wavelengths[1]).toMatchObject({ name: '532 nm', code: 4, compliance: 'no' });
  expect(overall).toEqual({ code: 3, compliance: 'no' });
});

test('the same lidar with 20 m height resolution at 532 nm [10.19]', () => {
  const coarse = group(15_000, '0532xppx 0532xcpx', { height_resolution: 20 });
  const { wavelengths, ...overall } = suggest({ 'Elastic 532': coarse });
  expect(wavelengths[1]).toMatchObject({ code: 1, compliance: 'partially' });
  expect(wavelengths[1]?.channel_groups[0]).toEqual({ name: 'Elastic 532', code: 2, compliance: 'partially' });
  expect(overall).toEqual({ code: 2, compliance: 'partially' });
});

test('a polarisation pair of a group that is planned too late does not count [10.12]', () => {
  const late = group(15_000, '0532xppx 0532xcpx', {
    availability: byCode(CHANNEL_AVAILABILITIES, 'planned'),
    operation_start_date: epochOf('2027-01-01'),
  });
  expect(suggest({ 'Elastic 532': late }).wavelengths[1]).toMatchObject({ code: 7, compliance: 'no' });
});

test('water vapour is neither evaluated nor listed', () => {
  const names = suggest({}).wavelengths.flatMap(({ channel_groups }) => channel_groups.map(({ name }) => name));
  expect(names).toHaveLength(6);
  expect(names).not.toContain('Water vapour 355' satisfies CategoryName);
});

test.each<
  [
    feasibility: ComplianceCode | null,
    feature: ComplianceCode | null,
    channel: ComplianceCode | null,
    general: string | null,
  ]
>([
  ['yes', 'yes', 'yes', 'yes'],
  ['yes', 'partially', 'yes', 'partially'],
  ['partially', 'partially', 'partially', 'partially'],
  ['yes', 'no', 'partially', 'no'],
  [null, 'yes', 'yes', null],
  ['no', 'yes', null, null],
])('feasibility %s, feature %s, channel %s: the instrument is %s [10.20]', (feasibility, feature, channel, general) => {
  expect(suggestGeneral({ feasibility, feature, channel })).toBe(general);
});

test('the reference day is that of a submitted evaluation, otherwise today [10.13]', () => {
  expect(referenceDay(epochOf('2024-02-29') + 3600, '2025-06-15')).toBe('2024-02-29');
  expect(referenceDay(null, '2025-06-15')).toBe('2025-06-15');
});

test('each bit of a code has one sentence [4.22, 10.26]', () => {
  expect(flagTexts('feasibility', 0)).toEqual(['All criteria are met.']);
  expect(flagTexts('feasibility', 5)).toEqual([
    'The design is not open.',
    'The lidar will not be operational within one year.',
  ]);
});

test.each<[kind: Parameters<typeof flagTexts>[0], bit: number, text: string]>([
  ['feasibility', 1, 'The design is not open.'],
  ['feasibility', 2, 'The lidar is not properly enclosed.'],
  ['feasibility', 4, 'The lidar will not be operational within one year.'],
  ['feature', 1, 'A required feature is not in operation.'],
  ['feature', 2, 'A required feature is not even planned.'],
  ['channel_group', 1, 'No usable channels.'],
  ['channel_group', 2, 'Height resolution is coarser than 15 m or missing.'],
  ['channel_group', 4, 'Time resolution is longer than 60 s or missing.'],
  ['channel_group', 8, 'The range with sufficient signal is too short or missing.'],
  ['wavelength', 1, 'Not all channel groups are fully compliant.'],
  ['wavelength', 2, 'A channel group is not compliant.'],
  ['wavelength', 4, 'No pair of channels for polarisation.'],
  ['channel', 1, 'No wavelength has a complete set-up.'],
  ['channel', 2, 'No wavelength has a fully compliant set-up.'],
])('%s, bit %i: "%s" [4.18, 4.19, 4.20, 4.21, 10.26]', (kind, bit, text) => {
  expect(flagTexts(kind, bit)).toEqual([text]);
});

test.each<[aspect: keyof typeof REVIEWER_HINTS, criterion: RegExp]>([
  ['feasibility', /^Open design, proper enclosure, operational within one year/],
  ['feature', /^The four additional functions, the eye piece and the pretrigger/],
  ['channel', /^At least one wavelength needs elastic, Raman and polarisation channels/],
  ['general', /at least partially fulfilled/],
])('the hint for reviewers on %s [5.20, 10.27]', (aspect, criterion) => {
  expect(REVIEWER_HINTS[aspect]).toMatch(criterion);
});

test('only elastic groups have a published altitude range [5.19, 10.10, 10.25]', () => {
  expect(minimumAltitudeHelp({ role: 'elastic', wavelength: 532 })).toContain('11 (cross) and 55 (parallel)');
  expect(minimumAltitudeHelp({ role: 'molecular', wavelength: 532 })).toContain('at night');
});
