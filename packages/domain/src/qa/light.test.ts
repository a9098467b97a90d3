import { epochOf } from '../time/day';
import type { Book, DatedTest } from './due';
import {
  bookRow,
  lidarLight,
  optionalRow,
  outOfService,
  lightSentence,
  LIGHT_SENTENCES,
  photometerRow,
  worstLight,
  type CalibrationBook,
  type Light,
  type LightReason,
} from './light';
import type { QaTestStatus } from './test-status';
import { qaTestType, type QaTestTypeCode } from './test-types';

const TODAY = '2026-06-15';

/** A test, by default passed; with a second day it was submitted then. */
const tested = (measuredOn: string, status: QaTestStatus = 'passed', submittedOn = measuredOn): DatedTest => ({
  status,
  measuredOn,
  measuredAt: epochOf(measuredOn),
  concludedAt: epochOf(measuredOn),
  submittedOn,
  hasRecommendations: false,
});
const bookOf = (tests: DatedTest[], change: Partial<Book> = {}): Book => ({
  tests,
  events: [],
  begunOn: '2019-01-01',
  ...change,
});
const rowOf = (type: QaTestTypeCode, book: Book, today = TODAY) => bookRow(qaTestType(type), book, today);

const D2 = tested('2025-05-01');
const DETECTOR = { events: [{ kind: 'detector', on: '2026-06-03' }] } as const;

const carriedOut = (on: string): Partial<Book> => ({ events: [{ kind: 'recommendation', on }] });
const ALIGNED = { events: [{ kind: 'alignment', on: '2026-06-03' }] } as const;

test.each<
  [id: string, type: QaTestTypeCode, book: Book, today: string, due: string | null, light: string, counted: string]
>([
  ['D1: due today', 'telecover', bookOf([tested('2025-06-15')]), TODAY, '2026-06-15', 'amber', 'amber'],
  ['D1: tomorrow', 'telecover', bookOf([tested('2025-06-15')]), '2026-06-16', '2026-06-15', 'red', 'red'],
  [
    'D2: overdue, but submitted',
    'telecover',
    bookOf([D2, tested('2026-05-09', 'submitted', '2026-05-10')]),
    TODAY,
    '2026-05-01',
    'blue',
    'blue',
  ],
  [
    'D3: submitted more than 90 days ago, which the facility does not answer for',
    'telecover',
    bookOf([D2, tested('2026-02-28', 'in_evaluation', '2026-03-01')]),
    TODAY,
    '2026-05-01',
    'red',
    'blue',
  ],
  [
    'D3: on the 90th day',
    'telecover',
    bookOf([D2, tested('2026-02-28', 'in_evaluation', '2026-03-17')]),
    TODAY,
    '2026-05-01',
    'blue',
    'blue',
  ],
  [
    'D4: another detector',
    'rayleigh_fit',
    bookOf([tested('2026-01-10')], DETECTOR),
    TODAY,
    '2026-08-02',
    'amber',
    'amber',
  ],
  ['D4: another detector', 'dark', bookOf([tested('2026-01-10')], DETECTOR), TODAY, '2026-08-02', 'amber', 'amber'],
  [
    'D4: another detector',
    'polarisation_calibration',
    bookOf([tested('2026-01-10')], DETECTOR),
    TODAY,
    '2026-08-02',
    'amber',
    'amber',
  ],
  ['D4: nothing changes', 'telecover', bookOf([tested('2026-01-10')], DETECTOR), TODAY, '2027-01-10', 'green', 'green'],
  [
    'D6: not a clear night, which keeps the old due date',
    'telecover',
    bookOf([tested('2025-09-01'), tested('2026-06-01', 'not_assessable')]),
    TODAY,
    '2026-09-01',
    'green',
    'green',
  ],
  [
    'D6: 60 days before it',
    'telecover',
    bookOf([tested('2025-09-01'), tested('2026-06-01', 'not_assessable')]),
    '2026-07-03',
    '2026-09-01',
    'amber',
    'amber',
  ],
  ['D7: once, and no event', 'trigger_delay', bookOf([tested('2019-04-01')]), TODAY, null, 'green', 'green'],
])('%s: %s [12.400]', (_id, type, book, today, due, light, counted) => {
  expect(rowOf(type, book, today)).toMatchObject({ due, light, counted });
});

test.each<[why: string, book: Book, due: string | null, light: Light, reason: string]>([
  ['before the quality assurance began', bookOf([], { begunOn: null }), null, 'grey', 'not-begun'],
  ['never tested, begun today', bookOf([], { begunOn: TODAY }), '2026-08-14', 'amber', 'due-soon'],
  ['never tested, begun 61 days ago', bookOf([], { begunOn: '2026-04-15' }), '2026-06-14', 'red', 'overdue'],
  [
    'the first test is submitted',
    bookOf([tested('2026-06-01', 'submitted')], { begunOn: '2026-04-15' }),
    '2026-06-14',
    'blue',
    'in-evaluation',
  ],
  ['a draft stops no clock', bookOf([D2, tested('2026-06-01', 'draft')]), '2026-05-01', 'red', 'overdue'],
  ['nor does a returned test', bookOf([D2, tested('2026-06-01', 'returned')]), '2026-05-01', 'red', 'overdue'],
  ['failed', bookOf([tested('2026-01-10'), tested('2026-06-01', 'failed')]), '2027-01-10', 'red', 'failed'],
  [
    'failed, and its repetition is submitted',
    bookOf([tested('2026-06-01', 'failed'), tested('2026-06-08', 'submitted')]),
    '2019-03-02',
    'blue',
    'in-evaluation',
  ],
  [
    'failed, and repeated with success',
    bookOf([tested('2026-06-01', 'failed'), tested('2026-06-08')]),
    '2027-06-08',
    'green',
    'up-to-date',
  ],
  [
    'one measurement, failed after it had passed',
    bookOf([tested('2026-06-01'), { ...tested('2026-06-01', 'failed'), concludedAt: epochOf('2026-06-05') }]),
    '2027-06-01',
    'red',
    'failed',
  ],
  [
    'one measurement, passed after it had failed',
    bookOf([
      { ...tested('2026-06-01'), concludedAt: epochOf('2026-06-05') },
      { ...tested('2026-06-01', 'failed'), concludedAt: epochOf('2026-06-04') },
    ]),
    '2027-06-01',
    'green',
    'up-to-date',
  ],
  [
    'a later measurement of the same night counts, whenever it was concluded',
    bookOf([
      { ...tested('2026-06-01'), concludedAt: epochOf('2026-06-09') },
      { ...tested('2026-06-01', 'failed'), measuredAt: epochOf('2026-06-01') + 3600 },
    ]),
    '2027-06-01',
    'red',
    'failed',
  ],
  [
    'failed, and a later measurement of the same night is submitted',
    bookOf([
      tested('2026-06-01', 'failed'),
      { ...tested('2026-06-01', 'submitted'), measuredAt: epochOf('2026-06-01') + 3600, concludedAt: null },
    ]),
    '2019-03-02',
    'blue',
    'in-evaluation',
  ],
  [
    'submitted, but measured before a change: the change waits for another test',
    bookOf([tested('2025-09-01'), tested('2026-05-16', 'submitted')], ALIGNED),
    '2026-08-02',
    'amber',
    'after-event',
  ],
  [
    'submitted and measured on the day of the change',
    bookOf([tested('2025-09-01'), tested('2026-06-03', 'submitted')], ALIGNED),
    '2026-08-02',
    'blue',
    'in-evaluation',
  ],
  [
    'the first test waits, and the lidar changed after its measurement',
    bookOf([tested('2026-05-16', 'submitted')], { ...ALIGNED, begunOn: '2026-04-01' }),
    '2026-08-02',
    'amber',
    'after-event',
  ],
  [
    'submitted before a change that is 61 days ago',
    bookOf([tested('2025-09-01'), tested('2026-04-01', 'submitted')], {
      events: [{ kind: 'laser', on: '2026-04-15' }],
    }),
    '2026-06-14',
    'red',
    'overdue',
  ],
  [
    'submitted, but measured before the one that is valid',
    bookOf([tested('2025-07-01'), tested('2025-06-01', 'submitted')]),
    '2026-07-01',
    'amber',
    'due-soon',
  ],
  [
    'superseded and revoked tests do not count',
    bookOf([tested('2026-06-01', 'revoked'), D2]),
    '2026-05-01',
    'red',
    'overdue',
  ],
  [
    'with open recommendations',
    bookOf([{ ...tested('2026-06-01', 'passed_with_remarks'), hasRecommendations: true }]),
    '2027-06-01',
    'amber',
    'recommendations-open',
  ],
  [
    'with recommendations that were carried out on the day of the result',
    bookOf([{ ...tested('2026-06-01', 'passed_with_remarks'), hasRecommendations: true }], carriedOut('2026-06-01')),
    '2027-06-01',
    'green',
    'up-to-date',
  ],
  [
    'with recommendations, of which others were carried out before',
    bookOf([{ ...tested('2026-06-01', 'passed_with_remarks'), hasRecommendations: true }], carriedOut('2026-05-31')),
    '2027-06-01',
    'amber',
    'recommendations-open',
  ],
  [
    'with remarks and no recommendation',
    bookOf([tested('2026-06-01', 'passed_with_remarks')]),
    '2027-06-01',
    'green',
    'up-to-date',
  ],
  [
    'an event on the day of the test',
    bookOf([tested('2026-06-03')], { events: [{ kind: 'alignment', on: '2026-06-03' }] }),
    '2027-06-03',
    'green',
    'up-to-date',
  ],
  [
    'the first of two events counts',
    bookOf([tested('2026-06-03')], {
      events: [
        { kind: 'move', on: '2026-06-10' },
        { kind: 'alignment', on: '2026-06-05' },
      ],
    }),
    '2026-08-04',
    'amber',
    'after-event',
  ],
  [
    'an event shortly before the interval ends does not move it',
    bookOf([tested('2025-06-20')], { events: [{ kind: 'move', on: '2026-06-10' }] }),
    '2026-06-20',
    'amber',
    'after-event',
  ],
  [
    'a submission long before it is due changes nothing yet',
    bookOf([tested('2026-01-10'), tested('2026-06-01', 'submitted')]),
    '2027-01-10',
    'green',
    'up-to-date',
  ],
])('telecover, %s', (_why, book, due, light, reason) => {
  expect(rowOf('telecover', book)).toMatchObject({ due, light, reason });
});

const CALIBRATED: CalibrationBook = {
  calibratedOn: '2026-05-01',
  isAway: false,
  isOutOfService: false,
  begunOn: '2026-01-01',
};

test.each<[id: string, change: Partial<CalibrationBook>, light: Light, reason: keyof typeof LIGHT_SENTENCES]>([
  ['D9: sent away', { calibratedOn: '2025-05-01', isAway: true }, 'grey', 'at-calibration-centre'],
  ['back from an earlier journey', { calibratedOn: '2025-05-01' }, 'red', 'overdue'],
  ['due today', { calibratedOn: '2025-06-15' }, 'amber', 'due-soon'],
  ['in date', {}, 'green', 'up-to-date'],
  ['the certificate ends earlier', { validUntil: '2026-06-14' }, 'red', 'overdue'],
  ['the certificate ends later than the interval', { validUntil: '2030-01-01' }, 'green', 'up-to-date'],
  ['out of service', { calibratedOn: null, isOutOfService: true }, 'grey', 'out-of-service'],
  ['never calibrated, in the first days', { calibratedOn: null, begunOn: '2026-06-01' }, 'amber', 'due-soon'],
  ['never calibrated, after them', { calibratedOn: null }, 'red', 'overdue'],
  ['before the initial acceptance', { begunOn: null }, 'grey', 'not-begun'],
])('photometer, %s', (_id, change, light, reason) => {
  expect(photometerRow({ ...CALIBRATED, ...change }, TODAY)).toMatchObject({ light, reason });
});

test('at the calibration centre is said in words', () => {
  expect(LIGHT_SENTENCES['at-calibration-centre']).toBe('At the calibration centre.');
});

const LATE = rowOf('telecover', bookOf([D2, tested('2026-02-28', 'submitted', '2026-03-01')]));
const RED = rowOf('telecover', bookOf([D2]));
const GREEN = rowOf('telecover', bookOf([tested('2026-06-01')]));
const optional = (reason: LightReason, light: Light) =>
  optionalRow({ light, reason, due: '2026-01-01', counted: light });

test.each<[LightReason, Light, LightReason]>([
  ['overdue', 'red', 'optional'],
  ['due-soon', 'amber', 'optional'],
  ['failed', 'red', 'failed'],
  ['in-evaluation', 'blue', 'in-evaluation'],
  ['up-to-date', 'green', 'up-to-date'],
])('a test that is not required and is %s', (reason, light, shown) => {
  expect(optional(reason, light).reason).toBe(shown);
});

test.each<[why: string, due: string | null, shown: string | null]>([
  ['was due yesterday', '2026-06-14', null],
  ['is due today', '2026-06-15', '2026-06-15'],
  ['is due later', '2026-12-01', '2026-12-01'],
  ['has no due date', null, null],
])('nothing is asked for while an instrument is out of service: a test that %s', (_why, due, shown) => {
  expect(outOfService({ due }, TODAY)).toEqual({
    light: 'grey',
    reason: 'out-of-service',
    due: shown,
    counted: 'grey',
  });
});

test.each<[why: string, change: Partial<CalibrationBook>, due: string | null]>([
  ['sent away when it was due', { calibratedOn: '2025-06-14', isAway: true }, null],
  ['sent away before', { isAway: true }, '2027-05-01'],
  ['out of service when it was due', { calibratedOn: '2025-06-14', isOutOfService: true }, null],
  ['never calibrated, and out of service', { calibratedOn: null, isOutOfService: true }, null],
  ['overdue', { calibratedOn: '2025-06-14' }, '2026-06-14'],
])('the due date of a photometer: %s', (_why, change, due) => {
  expect(photometerRow({ ...CALIBRATED, ...change }, TODAY).due).toBe(due);
});

const IN_SERVICE = { isOutOfService: false, isConfigurationSuspended: false };

test.each<[why: string, rows: (typeof RED)[], change: Partial<typeof IN_SERVICE>, light: Light]>([
  ['nothing to test', [], {}, 'grey'],
  ['all valid', [GREEN, GREEN], {}, 'green'],
  ['one is overdue', [GREEN, RED], {}, 'red'],
  ['one waits at the centre, however long', [GREEN, LATE], {}, 'blue'],
  ['out of service', [RED], { isOutOfService: true }, 'grey'],
  ['its configuration is suspended', [GREEN], { isConfigurationSuspended: true }, 'red'],
])('the light of a lidar: %s [12.402]', (_why, rows, change, light) => {
  expect(lidarLight(rows, { ...IN_SERVICE, ...change })).toBe(light);
});

test.each<[lights: Light[], worst: Light]>([
  [[], 'grey'],
  [['grey', 'green'], 'green'],
  [['amber', 'blue', 'grey'], 'amber'],
  [['green', 'red', 'amber'], 'red'],
])('the worst of %j is %s', (lights, worst) => {
  expect(worstLight(lights)).toBe(worst);
});

test.each<[today: string, sentence: string]>([
  ['2026-06-15', 'Due after the change of 2026-06-03.'],
  ['2026-08-02', 'Due after the change of 2026-06-03.'],
  ['2026-08-03', 'Overdue after the change of 2026-06-03.'],
])('on %s, the row of a test after a change names its day', (today, sentence) => {
  expect(lightSentence(rowOf('rayleigh_fit', bookOf([tested('2026-01-10')], DETECTOR), today))).toBe(sentence);
  const submitted = [tested('2026-01-10'), tested('2026-06-01', 'submitted')];
  expect(lightSentence(rowOf('rayleigh_fit', bookOf(submitted, DETECTOR), today))).toBe(sentence);
});

test('a test that was overdue before the change is not so because of it', () => {
  expect(lightSentence(rowOf('rayleigh_fit', bookOf([tested('2025-06-05')], DETECTOR)))).toBe('Overdue.');
});

test('a row names the day of the recommendation that is open [12.603]', () => {
  const row = rowOf(
    'telecover',
    bookOf([{ ...tested('2026-06-01', 'passed_with_remarks'), hasRecommendations: true }]),
  );
  expect(lightSentence(row)).toBe('The recommendation of 2026-06-01 is open.');
  expect(lightSentence({ reason: 'recommendations-open' })).toBe('A recommendation is open.');
});
