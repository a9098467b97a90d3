import { evaluateRayleighFit, type RayleighFit } from './rayleigh-fit';
import { molecular, noise, RANGES, signal } from './signals.fixture';

const WINDOW = { from: 6000, to: 8000 };

/** A signal of the molecules, times a disturbance of it that may use noise. */
function rayleighOf(
  times: (range: number, next: () => number) => number,
  change: Partial<RayleighFit> = {},
): RayleighFit {
  const next = noise();
  return {
    ranges: RANGES,
    molecular: signal(molecular),
    signal: signal((range) => 3e9 * molecular(range) * times(range, next)),
    window: WINDOW,
    radiosondeHours: 3,
    ...change,
  };
}

const QUIET = (_range: number, next: () => number) => 1 + 0.02 * next();

const isNear = (value: number, expected: number) => Math.abs(value - expected) <= 0.02 * expected + 0.005;

test.each<
  [
    id: string,
    times: Parameters<typeof rayleighOf>[0],
    rsem: number,
    slope: number,
    halves: number,
    dw: number,
    code: number,
    suggested: string,
  ]
>([
  ['R1: noise of 2 %', QUIET, 0.00114, 1.28, 0.21, 1.92, 0, 'pass'],
  [
    'R2: a slope of 5 % per km',
    (range, next) => 1 + (0.05 * (range - 7000)) / 1000 + 0.02 * next(),
    0.00203,
    23.9,
    1.42,
    0.61,
    2 + 8,
    'fail',
  ],
  ['R4: noise of 60 %', (_range, next) => 1 + 0.6 * next(), 0.035, 1.28, 0.21, 1.92, 1, 'not_assessable'],
  [
    'R6: a ripple of 3 %, which only Durbin–Watson shows',
    (range, next) => 1 + 0.03 * Math.sin(range / 60) + 0.005 * next(),
    0.00132,
    1.46,
    0.66,
    0.1,
    8,
    'fail',
  ],
])('%s', (_id, times, rsem, slope, halves, dw, code, suggested) => {
  const { figures, code: set, suggested: result } = evaluateRayleighFit(rayleighOf(times), null);
  expect(Math.abs((figures.fit?.rsem ?? 0) / rsem - 1)).toBeLessThan(0.02);
  expect(isNear(figures.fit?.slope ?? 0, slope)).toBe(true);
  expect(isNear(figures.fit?.half_difference ?? 0, halves)).toBe(true);
  expect(isNear(figures.fit?.durbin_watson ?? 0, dw)).toBe(true);
  expect([set, result]).toEqual([code, suggested]);
});

test.each<[why: string, change: Partial<RayleighFit>, stated: number | null, code: number, suggested: string]>([
  ['radiosonde 18 h away', { radiosondeHours: 18 }, null, 0, 'pass'],
  ['radiosonde more than 18 h away', { radiosondeHours: 18.1 }, null, 32, 'not_assessable'],
  ['no radiosonde', { radiosondeHours: null }, null, 32, 'not_assessable'],
  ['a window of 500 m', { window: { from: 9000, to: 9500 } }, null, 0, 'pass'],
  ['a window of 490 m', { window: { from: 9000, to: 9490 } }, null, 16, 'not_assessable'],
  ['a window that begins below 2 km', { window: { from: 1900, to: 3900 } }, null, 16, 'not_assessable'],
  ['a window above the profile', { window: { from: 40_000, to: 42_000 } }, null, 16 + 128, 'not_assessable'],
  ['the stated range is reached', {}, 15_000, 0, 'pass'],
  ['the stated range is not reached', {}, 31_000, 64, 'pass_with_remark'],
])('%s', (_why, change, stated, code, suggested) => {
  const result = evaluateRayleighFit(rayleighOf(QUIET, change), stated);
  expect([result.code, result.suggested]).toEqual([code, suggested]);
});

test('no window in the file: the best one found has no flags', () => {
  const { figures, code } = evaluateRayleighFit(rayleighOf(QUIET, { window: null }), null);
  expect([figures.fit !== null, code]).toEqual([true, 0]);
});

const random = noise();

test.each<[why: string, change: Partial<RayleighFit>]>([
  ['no signal', { signal: RANGES.map(() => 0) }],
  ['the same signal everywhere', { signal: RANGES.map(() => 3) }],
  ['a signal below zero', { signal: signal((range) => -3e9 * molecular(range)) }],
  ['noise around zero', { signal: RANGES.map(() => random()) }],
  ['no molecules', { molecular: RANGES.map(() => 0) }],
])('%s cannot be assessed [12.628]', (_why, change) => {
  for (const named of [WINDOW, null]) {
    const { code, suggested } = evaluateRayleighFit(rayleighOf(QUIET, { ...change, window: named }), null);
    expect([code & 128, suggested]).toEqual([128, 'not_assessable']);
  }
});
