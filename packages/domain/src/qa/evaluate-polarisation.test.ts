import type { Pair, PolarisationText } from './atlas-columns';
import { evaluatePolarisation, molecularDepolarisationOf, type CalibrationContext } from './evaluate-polarisation';
import { noise, RANGES } from './signals.fixture';

const OPTICS = { g_r: 1, g_t: 1, h_r: -1, h_t: 1, k: 1 };
const next = noise();
/** A reflected signal that is a multiple of the transmitted one, with a little noise. */
const pair = (ratio: number, drift = 0): Pair => [
  RANGES.map((range) => ratio * (1 + drift * range) * (1 + 0.001 * next())),
  RANGES.map(() => 1),
];

const TEXT: PolarisationText = {
  ranges: RANGES,
  pairs: { plus: pair(1.1), minus: pair(0.9), molecular: pair(0.00408) },
  optics: OPTICS,
};
const ROTATED = { pairs: { ...TEXT.pairs, plus: pair(1.2), minus: pair(0.8) } };
const CONTEXT: CalibrationContext = { molecularDepolarisation: 0.0036, lastEta: 0.99 };

test('P1 in a file: both orders of the columns are shown, and no result is suggested', () => {
  const { figures, code, suggested } = evaluatePolarisation(TEXT, CONTEXT);
  expect([code, suggested]).toEqual([0, null]);
  expect(figures.as_written?.eta).toBeCloseTo(0.995, 3);
  expect(figures.as_written?.epsilon_deg).toBeCloseTo(1.44, 2);
  expect(figures.as_named?.eta).toBeCloseTo(1 / 0.995, 2);
  expect(figures.as_written?.depolarisation).toBeCloseTo(0.0041, 4);
  expect(figures.as_written?.residual).toBeCloseTo(0.0005, 4);
  expect(Math.abs(figures.as_named?.residual ?? 0)).toBeGreaterThan(1);
});

test.each<
  [
    why: string,
    change: Partial<PolarisationText>,
    context: Partial<CalibrationContext>,
    code: number,
    suggested: string | null,
  ]
>([
  ['confirmed: all met', {}, { isOrderConfirmed: true }, 0, 'pass'],
  ['confirmed: rotated', ROTATED, { isOrderConfirmed: true }, 2, 'pass_with_remark'],
  ['not confirmed: rotated', ROTATED, {}, 0, null],
  ['not confirmed: residual too large', { pairs: { ...TEXT.pairs, molecular: pair(0.035) } }, {}, 0, null],
  [
    'confirmed, but the depolarisation of the molecules is not known',
    { pairs: { ...TEXT.pairs, molecular: pair(0.035) } },
    { isOrderConfirmed: true, molecularDepolarisation: null },
    0,
    'pass',
  ],
  [
    'confirmed: residual too large',
    { pairs: { ...TEXT.pairs, molecular: pair(0.035) } },
    { isOrderConfirmed: true },
    4,
    'fail',
  ],
  ['confirmed: gain ratio changed', {}, { isOrderConfirmed: true, lastEta: 1.1 }, 8, 'pass_with_remark'],
  ['the gain ratio drifts', { pairs: { ...TEXT.pairs, plus: pair(1.1, 1e-4) } }, {}, 1, 'fail'],
  ['no parameters of the optics', { optics: null }, {}, 16, 'not_assessable'],
  ['+45° only', { pairs: { ...TEXT.pairs, minus: null } }, {}, 32, 'not_assessable'],
  ['a signal of zeros', { pairs: { ...TEXT.pairs, plus: [RANGES.map(() => 0), RANGES.map(() => 0)] } }, {}, 1, 'fail'],
])('%s', (_why, change, context, code, suggested) => {
  const result = evaluatePolarisation({ ...TEXT, ...change }, { ...CONTEXT, ...context });
  expect([result.code, result.suggested]).toEqual([code, suggested]);
});

test.each<[name: string, depolarisation: number | null]>([
  ['0355xcpx/0355xppx', 0.004],
  ['0532xcpr/0532xppt', 0.0036],
  ['1064xcax/1064xpax', 0.0035],
  ['9999xcpx/9999xppx', null],
  ['', null],
])('the depolarisation of the molecules at %s', (name, depolarisation) => {
  expect(molecularDepolarisationOf(name)).toBe(depolarisation);
});
