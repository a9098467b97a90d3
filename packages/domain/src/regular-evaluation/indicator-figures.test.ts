import { epochOf } from '../time/day';
import {
  importedValue,
  indicatorFigures,
  lightOfIndicator,
  type FacilityRecords,
  type ImportedFigure,
  type RecordedPhotometer,
  type RecordedQuestion,
} from './indicator-figures';
import { indicatorOf, type IndicatorCode } from './indicator';
import { daysFrom, statusOfTestOn, testsOnTime, type RecordedLidar, type RecordedTest } from './past-tests';

const CHANNELS = ['0532xtax'];

/** A telecover that was measured, submitted and passed on one day. */
function aTest(on: string, change: Partial<RecordedTest> = {}): RecordedTest {
  return {
    type: 'telecover',
    channels: [],
    status: 'passed',
    measuredOn: on,
    measuredAt: epochOf(on),
    concludedAt: epochOf(on),
    submittedOn: on,
    hasRecommendations: false,
    revokedOn: null,
    ...change,
  };
}

/** A test of each type that a lidar without cross-polar channels needs. */
const allTests = (on: string, change: Partial<RecordedTest> = {}) =>
  (['telecover', 'rayleigh_fit', 'dark', 'trigger_delay'] as const).map((type) => aTest(on, { type, ...change }));

/** Tests that are valid over the whole year but for some types. */
const validTests = (...without: string[]) =>
  [...allTests('2025-06-01', { status: 'superseded' }), ...allTests('2026-01-15')].filter(
    ({ type }) => !without.includes(type),
  );

const aLidar = (change: Partial<RecordedLidar> = {}): RecordedLidar => ({
  isOperational: true,
  madeOn: '2020-01-01',
  channels: CHANNELS,
  tests: allTests('2025-12-01'),
  events: [],
  downtimes: [],
  configurations: [
    {
      channels: CHANNELS.map((short_name) => ({ short_name })),
      madeOn: '2020-01-01',
      periods: [{ status: 'approved', from: '2025-12-10', to: null }],
    },
  ],
  ...change,
});

const records = (change: Partial<FacilityRecords> = {}): FacilityRecords => ({
  begunOn: '2025-01-01',
  lidars: [aLidar()],
  photometers: [],
  questions: [],
  imported: [],
  ...change,
});

const YEAR = ['2026-01-01', '2026-12-31'] as const;
const figure = (code: IndicatorCode, of: FacilityRecords, [from, to]: readonly [string, string] = YEAR) =>
  indicatorFigures(of, from, to).find((each) => each.code === code);

/** Of 365 days with four required tests each. */
const ALL = 365 * 4;

test.each<[why: string, lidar: Partial<RecordedLidar>, missed: number, all: number]>([
  ['tests once a year, the last one just before the year: overdue from 2 December on', {}, 30 * 3, ALL],
  [
    'a telecover that came 10 days late',
    {
      tests: [...validTests('telecover'), aTest('2025-03-01', { status: 'superseded' }), aTest('2026-03-11')],
    },
    // From 2 to 10 March.
    9,
    ALL,
  ],
  [
    'one that the centre had for half a year, which is not counted against the facility',
    {
      tests: [
        ...validTests('telecover'),
        aTest('2025-03-01', { status: 'superseded' }),
        aTest('2026-02-20', { concludedAt: epochOf('2026-10-01') }),
      ],
    },
    0,
    ALL,
  ],
  [
    'one that failed, and was repeated after its day',
    {
      tests: [
        ...validTests('telecover'),
        aTest('2025-03-01', { status: 'superseded' }),
        aTest('2026-02-20', { status: 'failed' }),
        aTest('2026-04-11'),
      ],
    },
    // From 2 March to 10 April.
    40,
    ALL,
  ],
  ['out of service for the year', { downtimes: [{ from: '2025-12-15', to: null }] }, 0, 0],
  ['a lidar that is not operational', { isOperational: false }, 0, 0],
  ['out of service while it was overdue', { downtimes: [{ from: '2026-12-02', to: '2026-12-31' }] }, 0, (365 - 30) * 4],
  [
    'a change of the detector, after which tests were not repeated in 60 days',
    { tests: validTests(), events: [{ kind: 'detector', on: '2026-03-01' }] },
    // Rayleigh fit and dark measurement, due on 30 April.
    245 * 2,
    ALL,
  ],
])('tests on time: %s', (_why, change, missed, all) => {
  const lidar = aLidar({ tests: allTests('2025-12-01'), ...change });
  const { numerator, denominator } = testsOnTime(lidar, '2025-01-01', daysFrom(...YEAR));
  expect([denominator - numerator, denominator]).toEqual([missed, all]);
});

test('nothing is counted before the quality assurance began', () => {
  expect(figure('tests_on_time', records({ begunOn: null }))).toMatchObject({ value: null, light: 'grey' });
  expect(figure('tests_on_time', records({ begunOn: '2026-12-31' }))).toMatchObject({ denominator: 4 });
});

test.each<[why: string, change: Partial<RecordedTest>, on: string, status: string | null]>([
  ['before it was submitted', {}, '2026-02-28', null],
  ['with the centre', { concludedAt: epochOf('2026-04-01') }, '2026-03-31', 'submitted'],
  ['with its result', { concludedAt: epochOf('2026-04-01') }, '2026-04-01', 'passed'],
  ['superseded later', { status: 'superseded' }, '2026-03-01', 'passed'],
  ['revoked later', { status: 'revoked', revokedOn: '2026-05-01' }, '2026-04-30', 'passed'],
  ['revoked', { status: 'revoked', revokedOn: '2026-05-01' }, '2026-05-01', 'revoked'],
  ['withdrawn to a draft', { status: 'draft', concludedAt: null }, '2026-03-02', null],
])('the status of a test on a past day: %s', (_why, change, on, status) => {
  expect(statusOfTestOn(aTest('2026-03-01', change), on)).toBe(status);
});

test.each<[why: string, periods: RecordedLidar['configurations'][number]['periods'], days: number]>([
  ['for the whole year', [{ status: 'approved', from: '2025-12-10', to: null }], 365],
  ['from a day on', [{ status: 'approved', from: '2026-12-31', to: null }], 1],
  [
    'suspended on the last two days',
    [
      { status: 'approved', from: '2025-12-10', to: '2026-12-30' },
      { status: 'suspended', from: '2026-12-30', to: null },
    ],
    363,
  ],
  ['not yet', [], 0],
])('days with an approved configuration: %s', (_why, periods, days) => {
  const configurations = aLidar().configurations.map((each) => ({ ...each, periods }));
  const lidars = [aLidar({ configurations })];
  expect(figure('configuration_approved', records({ lidars }))).toMatchObject({ numerator: days, denominator: 365 });
});

const calibration = (change: object = {}) => ({
  days: { sent: null, received: null, calibrated: '2025-07-01', returned: null, installed: null, ...change },
  result: 'usable' as const,
  validUntil: null,
});
const aPhotometer = (change: Partial<RecordedPhotometer> = {}): RecordedPhotometer => ({
  isOperational: true,
  madeOn: '2020-01-01',
  calibrations: [calibration()],
  downtimes: [],
  ...change,
});

test.each<[why: string, photometer: Partial<RecordedPhotometer>, days: number, all: number]>([
  // 1 January to 1 July.
  ['for twelve months', {}, 182, 365],
  ['never', { calibrations: [] }, 0, 365],
  [
    'away for its calibration from 2 July to 31 August',
    {
      calibrations: [
        calibration(),
        calibration({ sent: '2026-07-02', calibrated: '2026-08-01', installed: '2026-09-01' }),
      ],
    },
    365 - 61,
    365 - 61,
  ],
  [
    'until an earlier day of the certificate',
    { calibrations: [{ ...calibration(), validUntil: '2026-01-31' }] },
    31,
    365,
  ],
  ['planned only', { isOperational: false }, 0, 0],
])('days with a calibrated photometer: %s', (_why, change, days, all) => {
  const found = figure('photometer_calibrated', records({ photometers: [aPhotometer(change)] }));
  expect([found?.numerator ?? 0, found?.denominator ?? 0]).toEqual([days, all]);
});

test('downtime is counted over all instruments', () => {
  const lidars = [aLidar({ downtimes: [{ from: '2026-12-22', to: null }] })];
  const found = figure('downtime', records({ lidars, photometers: [aPhotometer()] }));
  expect(found).toMatchObject({ numerator: 10, denominator: 730, light: 'green' });
});

const asked = (askedOn: string, answeredOn: string | null = null, endedOn: string | null = null): RecordedQuestion => ({
  askedOn,
  answeredOn,
  endedOn,
});

test.each<[why: string, questions: RecordedQuestion[], answered: number, all: number]>([
  ['none', [], 0, 0],
  ['on the last day', [asked('2026-03-01', '2026-03-31')], 1, 1],
  ['a day late', [asked('2026-03-01', '2026-04-01')], 0, 1],
  ['not at all', [asked('2026-03-01')], 0, 1],
  ['whose last day is in the next year', [asked('2026-12-02')], 0, 0],
  ['asked in the year before, due in this one', [asked('2025-12-20', '2025-12-21')], 1, 1],
  ['of a request that ended in time', [asked('2026-03-01', null, '2026-03-31')], 0, 0],
  ['of a request that ended too late', [asked('2026-03-01', null, '2026-04-01')], 0, 1],
])('answers to questions: %s', (_why, questions, answered, all) => {
  const found = figure('answered_in_time', records({ questions }));
  expect([found?.numerator ?? 0, found?.denominator ?? 0]).toEqual([answered, all]);
});

const imported = (
  period: string,
  value: number,
  fraction: [number, number] | null = null,
  code: IndicatorCode = 'delivered_in_time',
): ImportedFigure => ({
  code,
  period,
  value,
  numerator: fraction?.[0] ?? null,
  denominator: fraction?.[1] ?? null,
  imported_at: epochOf('2027-01-10'),
});

test.each<[why: string, code: IndicatorCode, rows: ImportedFigure[], value: number | null]>([
  ['the year before its months', 'delivered_in_time', [imported('2026-01', 0.1), imported('2026', 0.8)], 0.8],
  ['the sums of months', 'delivered_in_time', [imported('2026-01', 0.5, [1, 2]), imported('2026-02', 1, [8, 8])], 0.9],
  [
    'the mean of months without sums',
    'delivered_in_time',
    [imported('2026-01', 0.5, [1, 2]), imported('2026-02', 1)],
    0.75,
  ],
  ['no month of another year', 'delivered_in_time', [imported('2025-12', 0.5), imported('2027-01', 0.5)], null],
  [
    'counts added up',
    'level1_days',
    [imported('2026-01', 20, null, 'level1_days'), imported('2026-02', 22, null, 'level1_days')],
    42,
  ],
  ['another indicator', 'level1_days', [imported('2026', 0.8)], null],
])('an imported figure: %s', (_why, code, rows, value) => {
  expect(importedValue(indicatorOf(code), rows, { from: YEAR[0], to: YEAR[1] }).value).toBe(value);
});

test.each<[why: string, periods: string[], from: string, months: object | undefined]>([
  ['one month of a year', ['2026-03'], YEAR[0], { given: 1, all: 12 }],
  ['one month of a label that began in May', ['2026-04', '2026-06'], '2026-05-20', { given: 1, all: 8 }],
  ['all months', ['2026-11', '2026-12'], '2026-11-30', undefined],
  ['the year', ['2026', '2026-03'], YEAR[0], undefined],
])('an imported figure of %s says of how many it is if some are missing [12.782]', (_why, periods, from, months) => {
  const rows = periods.map((period) => imported(period, 0.5));
  expect(importedValue(indicatorOf('delivered_in_time'), rows, { from, to: YEAR[1] }).months).toEqual(months);
});

test('months before the first day of the label are left out', () => {
  const rows = [imported('2026-04', 0), imported('2026-05', 1)];
  expect(importedValue(indicatorOf('delivered_in_time'), rows, { from: '2026-05-20', to: '2026-12-31' }).value).toBe(1);
});

test.each<[code: IndicatorCode, value: number | null, light: string]>([
  ['tests_on_time', 0.9, 'green'],
  ['tests_on_time', 0.899, 'amber'],
  ['tests_on_time', 0.8, 'amber'],
  ['tests_on_time', 0.799, 'red'],
  ['delivered_in_time', 0.7, 'amber'],
  ['downtime', 0.1, 'green'],
  ['downtime', 0.101, 'amber'],
  ['downtime', 0.25, 'amber'],
  ['downtime', 0.251, 'red'],
  ['level1_days', 300, 'grey'],
  ['answered_in_time', null, 'grey'],
])('the light of %s with %s is %s', (code, value, light) => {
  expect(lightOfIndicator(indicatorOf(code), value)).toBe(light);
});
