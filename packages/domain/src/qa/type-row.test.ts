import { epochOf } from '../time/day';
import type { LightReason } from './light';
import { qaTestType, type QaTestTypeCode } from './test-types';
import { booksByName, typeDue, typeRow, type LidarTest, type LidarTests } from './type-row';
import { withNames } from './words';

const TODAY = '2026-06-15';
const CHANNELS = ['0355xtax', '0532xppx', '0532xcpx'];

/** A passed telecover of some channels; without channels, of all. */
const tested = (measuredOn: string, channels: string[] = [], change: Partial<LidarTest> = {}): LidarTest => ({
  type: 'telecover',
  channels,
  status: 'passed',
  measuredOn,
  measuredAt: epochOf(measuredOn),
  concludedAt: epochOf(measuredOn),
  submittedOn: measuredOn,
  hasRecommendations: false,
  ...change,
});
const bookOf = (tests: LidarTest[], change: Partial<LidarTests> = {}): LidarTests => ({
  channels: CHANNELS,
  tests,
  events: [],
  begunOn: '2025-01-01',
  ...change,
});
const FAILED = { status: 'failed' } as const;
const SENT = { status: 'submitted' } as const;

test.each<[why: string, tests: LidarTest[], reason: LightReason, due: string | null, names: string[]]>([
  ['a test of all channels', [tested('2026-01-10')], 'up-to-date', '2027-01-10', []],
  [
    'a test of one channel alone leaves the others overdue',
    [tested('2026-06-01', ['0532xppx'])],
    'overdue',
    '2025-03-02',
    ['0355xtax', '0532xcpx'],
  ],
  [
    'a newer test of one channel does not move the due date of the others',
    [tested('2025-07-01'), tested('2026-06-01', ['0532xppx'])],
    'due-soon',
    '2026-07-01',
    ['0355xtax', '0532xcpx'],
  ],
  [
    'each channel by a test of its own',
    CHANNELS.map((name, place) => tested(`2026-06-0${place + 1}`, [name])),
    'up-to-date',
    '2027-06-01',
    [],
  ],
  [
    'one channel failed',
    [tested('2026-01-10'), tested('2026-06-01', ['0532xcpx'], FAILED)],
    'failed',
    '2027-01-10',
    ['0532xcpx'],
  ],
  [
    'a pass of another channel does not repeat a failed one',
    [tested('2026-06-01', ['0532xcpx'], FAILED), tested('2026-06-02'), tested('2026-06-03', ['0532xcpx'], FAILED)],
    'failed',
    '2027-06-02',
    ['0532xcpx'],
  ],
  [
    'the earliest of the worst',
    [tested('2025-06-14', ['0355xtax']), tested('2025-06-10', ['0532xppx']), tested('2026-06-01', ['0532xcpx'])],
    'overdue',
    '2026-06-10',
    ['0355xtax', '0532xppx'],
  ],
  [
    'a submission of one channel leaves the others overdue',
    [tested('2025-05-01'), tested('2026-06-01', ['0532xppx'], SENT)],
    'overdue',
    '2026-05-01',
    ['0355xtax', '0532xcpx'],
  ],
  [
    'one that waits at the centre is not worse than one that is due soon',
    [tested('2025-06-20'), tested('2026-02-01', ['0532xppx'], { ...SENT, submittedOn: '2026-02-02' })],
    'due-soon',
    '2026-06-20',
    ['0355xtax', '0532xcpx'],
  ],
  ['a channel that is not in use counts for none', [tested('2026-06-01', ['1064xtax'])], 'overdue', '2025-03-02', []],
])('telecover, %s [12.470]', (_why, tests, reason, due, names) => {
  expect(typeRow(qaTestType('telecover'), true, bookOf(tests), TODAY)).toMatchObject({ reason, due, names });
});

test.each<[why: string, type: QaTestTypeCode, tests: LidarTest[], change: Partial<LidarTests>, reason: LightReason]>([
  [
    'without a configuration, all tests count',
    'telecover',
    [tested('2026-06-01', ['0532xppx'])],
    { channels: [] },
    'up-to-date',
  ],
  [
    'a pair by both of its channels',
    'polarisation_calibration',
    [tested('2026-06-01', ['0532xppx', '0532xcpx'], { type: 'polarisation_calibration' })],
    {},
    'up-to-date',
  ],
  [
    'a pair is not tested with one of its channels',
    'polarisation_calibration',
    [tested('2026-06-01', ['0532xcpx'], { type: 'polarisation_calibration' })],
    {},
    'overdue',
  ],
  [
    'a pair whose geometry is known by now',
    'polarisation_calibration',
    [tested('2026-06-01', ['0532xppx', '0532xcpx'], { type: 'polarisation_calibration' })],
    { channels: ['0532xppr', '0532xcpt'] },
    'up-to-date',
  ],
])('%s', (_why, type, tests, change, reason) => {
  expect(typeRow(qaTestType(type), true, bookOf(tests, change), TODAY).reason).toBe(reason);
});

test('a test that is not required asks for nothing, but a failed one is seen', () => {
  const rings = qaTestType('telecover_ring');
  const row = (tests: LidarTest[]) => typeRow(rings, false, bookOf(tests), TODAY);
  expect(row([])).toMatchObject({ reason: 'optional', names: [] });
  const failed = tested('2026-06-01', ['0532xppx'], { type: 'telecover_ring', status: 'failed' });
  expect(row([failed])).toMatchObject({ reason: 'failed', names: ['0532xppx'] });
});

test('channels with the same tests are one book, and the first due date of all counts', () => {
  const book = bookOf([tested('2026-01-10'), tested('2026-06-01', ['0532xppx'])]);
  expect(booksByName(qaTestType('telecover'), book).map(({ names }) => names)).toEqual([
    ['0355xtax', '0532xcpx'],
    ['0532xppx'],
  ]);
  expect(typeDue(qaTestType('telecover'), book)).toBe('2027-01-10');
  expect(typeDue(qaTestType('telecover'), bookOf([], { begunOn: null }))).toBeNull();
});

test.each<[names: string[], words: string]>([
  [[], 'Telecover'],
  [['a', 'b', 'c', 'd'], 'Telecover (a, b, c, d)'],
  [['a', 'b', 'c', 'd', 'e'], 'Telecover (a, b, c, 2 more)'],
])('the names %j in words', (names, words) => {
  expect(withNames('Telecover', names)).toBe(words);
});
