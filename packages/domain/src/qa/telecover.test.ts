import { noise, RANGES, sector } from './signals.fixture';
import { evaluateTelecover, sectorDeviation, type Telecover } from './telecover';

/** North, east, south and west with an overlap that begins there, in m, and the north once more. */
function telecoverOf(begins: readonly (number | null)[], change: Partial<Telecover> = {}): Telecover {
  const sectors = begins.map((at, index) => ({ code: 'NESW'[index] ?? '', values: sector(at) }));
  return { ranges: RANGES, sectors, repeated: sectors[0] ?? null, ...change };
}

const EARLY = [150, 150, 150, 150];
const LATE = [250, 150, 150, 150];

// The full overlap within one bin, the deviation within 2 %.
test.each<[id: string, begins: (number | null)[], overlap: number, deviation: number, code: number]>([
  ['T1: all sectors ideal', [null, null, null, null], 7.5, 0, 0],
  ['T2: the same late overlap in all, the blind spot', [250, 250, 250, 250], 7.5, 0, 0],
  ['T3: north later than the others', LATE, 367.5, 0.177, 4],
  ['T5: south far too late', [250, 200, 900, 200], 1020, 1, 4],
])('%s', (_id, begins, overlap, deviation, code) => {
  const { figures, code: set } = evaluateTelecover(telecoverOf(begins), 'quadrants', null);
  expect(Math.abs((figures.full_overlap_m ?? 0) - overlap)).toBeLessThanOrEqual(7.5);
  expect(Math.abs((figures.largest_deviation ?? 1) - deviation)).toBeLessThan(0.02 * deviation + 1e-4);
  expect(set).toBe(code);
});

test('T5: from 1000 m on the deviation is at most 0.062', () => {
  const deviation = sectorDeviation(telecoverOf([250, 200, 900, 200]));
  const above = deviation.filter((_value, index) => (RANGES[index] ?? 0) >= 1000 && (RANGES[index] ?? 0) <= 2500);
  expect(Math.abs(Math.max(...above) / 0.062 - 1)).toBeLessThan(0.02);
});

const changed = (values: readonly number[], by: number) =>
  values.map((value, index) => ((RANGES[index] ?? 0) < 1000 ? value * by : value));

test.each<[why: string, change: Partial<Telecover>, stated: number | null, code: number, suggested: string]>([
  ['all agree and the first is repeated', {}, null, 0, 'pass'],
  ['no sector repeated', { repeated: null }, null, 16, 'not_assessable'],
  ['three sectors', { sectors: telecoverOf(EARLY).sectors.slice(0, 3) }, null, 1 + 32, 'fail'],
  [
    'the repeated sector 4 % higher below 1 km',
    { repeated: { code: 'N', values: changed(sector(150), 1.04) } },
    null,
    0,
    'pass',
  ],
  [
    'the repeated sector 6 % higher below 1 km',
    { repeated: { code: 'N', values: changed(sector(150), 1.06) } },
    null,
    8,
    'not_assessable',
  ],
  [
    'a sector without a signal',
    { sectors: [...telecoverOf(EARLY).sectors.slice(0, 3), { code: 'W', values: RANGES.map(() => 0) }] },
    null,
    1,
    'fail',
  ],
])('%s', (_why, change, stated, code, suggested) => {
  const result = evaluateTelecover(telecoverOf(EARLY, change), 'quadrants', stated);
  expect([result.code, result.suggested]).toEqual([code, suggested]);
});

// Full overlap at 367.5 m: above 300 m in any case.
test.each<[why: string, stated: number | null, code: number]>([
  ['the application states nothing', null, 4],
  ['stated 340 m: within 10 %', 340, 4],
  ['stated 330 m: by more than 10 % and 15 m', 330, 2 + 4],
])('late overlap, %s', (_why, stated, code) => {
  const result = evaluateTelecover(telecoverOf(LATE), 'quadrants', stated);
  expect([result.code, result.suggested]).toEqual([code, 'pass_with_remark']);
});

test('stated 100 m and 7.5 m found: nothing is noticed', () => {
  expect(evaluateTelecover(telecoverOf(EARLY), 'quadrants', 100).code).toBe(0);
});

test.each<[why: string, outer: number, overlap: number]>([
  ['inner and outer ring agree', 150, 7.5],
  ['the outer ring is later', 250, 337.5],
])('rings: %s', (_why, outer, overlap) => {
  const sectors = [
    { code: 'I', values: sector(150) },
    { code: 'O', values: sector(outer) },
  ];
  const { figures, code } = evaluateTelecover({ ranges: RANGES, sectors, repeated: sectors[0] ?? null }, 'rings', null);
  expect(Math.abs((figures.full_overlap_m ?? 0) - overlap)).toBeLessThanOrEqual(7.5);
  expect(code & 32).toBe(0);
});

const random = noise();

test.each<[why: string, values: () => number[]]>([
  ['no signal', () => RANGES.map(() => 0)],
  ['the same signal everywhere', () => RANGES.map(() => 3)],
  ['a signal below zero', () => sector(150).map((value) => -value)],
  ['noise around zero', () => RANGES.map(() => random())],
])('sectors with %s cannot be assessed [12.628]', (_why, values) => {
  const sectors = ['N', 'E', 'S', 'W'].map((code) => ({ code, values: values() }));
  const telecover = { ranges: RANGES, sectors, repeated: { code: 'N', values: values() } };
  const { code, suggested, figures } = evaluateTelecover(telecover, 'quadrants', null);
  expect([code, suggested, figures.full_overlap_m]).toEqual([64, 'not_assessable', null]);
});

const sectorsOf = (values: () => number[]) => ['N', 'E', 'S', 'W'].map((code) => ({ code, values: values() }));

test.each<[why: string, values: () => number[]]>([
  ['rise as the range', () => RANGES.map((range) => range)],
  ['rise as a background that was corrected for the range', () => RANGES.map((range) => range ** 2)],
  ['are almost constant', () => RANGES.map(() => 3 + 0.001 * random())],
  ['are constant, with much noise', () => RANGES.map(() => 3 + 0.1 * random())],
  ['are a background with 0.1 % of signal', () => sector(150).map((value) => 1500 + value)],
  ['are a background as large as the first of the signal', () => sector(150).map((value) => 1.5 + value)],
])('sectors that %s cannot be assessed [12.628]', (_why, values) => {
  const telecover = { ranges: RANGES, sectors: sectorsOf(values), repeated: { code: 'N', values: values() } };
  const { code, suggested, figures } = evaluateTelecover(telecover, 'quadrants', null);
  expect([code, suggested, figures.full_overlap_m]).toEqual([128, 'not_assessable', null]);
});

/** A layer of aerosol between two ranges, m. */
const layer = (from: number, to: number, times: number) =>
  sector(150).map((value, index) => ((RANGES[index] ?? 0) > from && (RANGES[index] ?? 0) < to ? value * times : value));
const squared = (value: number, index: number) => value / (RANGES[index] ?? 1) ** 2;

test.each<[why: string, values: () => number[]]>([
  ['without the correction for the range', () => sector(150).map(squared)],
  ['below a layer of dust', () => layer(2000, 6000, 3)],
  ['with a cloud far above', () => layer(9000, 12_000, 40)],
  [
    'of which the noise grows with range',
    () => sector(150).map((value, index) => value + 0.01 * random() * ((RANGES[index] ?? 0) / 1750) ** 2),
  ],
  ['in a file that ends at 2.5 km', () => sector(150).slice(0, 334)],
])('sectors with a signal %s decrease', (_why, values) => {
  const sectors = sectorsOf(values);
  const ranges = RANGES.slice(0, sectors[0]?.values.length);
  const { code } = evaluateTelecover({ ranges, sectors, repeated: null }, 'quadrants', null);
  expect(code & (64 + 128)).toBe(0);
});

test('one sector with a background alone keeps the test from being assessed', () => {
  const sectors = telecoverOf(EARLY).sectors.map((each) =>
    each.code === 'W' ? { code: 'W', values: RANGES.map((range) => 1 + range / 1e6) } : each,
  );
  const { code } = evaluateTelecover(telecoverOf(EARLY, { sectors }), 'quadrants', null);
  expect(code & (64 + 128)).toBe(128);
});
