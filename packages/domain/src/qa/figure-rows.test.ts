import { figureRows } from './figure-rows';
import { presentLimits } from './limits-of-check';
import { QA_SETTINGS } from './settings';
import type { QaTestTypeCode } from './test-types';

const FIT = { from: 6000, to: 8000, rsem: 0.00114, slope: 1.2812, half_difference: 0.21, durbin_watson: 1.92 };
const ORDER = { eta: 0.995, psi: 0.1, epsilon_deg: 1.4412, depolarisation: 0.0041, residual: 0.0005 };

test.each<[type: QaTestTypeCode, figures: Record<string, unknown>, rows: string[]]>([
  [
    'telecover',
    { full_overlap_m: 367.5, largest_deviation: 0.1774, repeat_deviation: null },
    [
      'Full overlap: 367.5 m (at most 300 m (advised))',
      'Largest deviation from 300 m to 2500 m: 0.1774 (at most 0.05)',
      'Deviation of the repeated sector: – (at most 0.05)',
    ],
  ],
  [
    'rayleigh_fit',
    { fit: FIT, molecular_up_to_m: 12_000 },
    [
      'Window of the fit: 6000–8000 m (at least 500 m long, from 2000 m)',
      'Relative standard error of the mean: 0.00114 (at most 0.025)',
      'Slope of the residual: 1.281 σ (at most 2 σ)',
      'Difference of the halves: 0.21 σ (at most 2 σ)',
      'Durbin–Watson statistic: 1.92 (1 to 3)',
      'Molecular up to: 12000 m ()',
    ],
  ],
  ['dark', { dark_deviation: 0.004 }, ['Deviation from the mean over time: 0.004 (at most 0.01)']],
])('%s', (type, figures, rows) => {
  const shown = figureRows(type, { figures }, presentLimits(type));
  expect(shown.map(({ label, value, limit }) => `${label}: ${value} (${limit})`)).toEqual(rows);
});

test('a calibration has the figures of both orders of its columns, and a residual where there is one', () => {
  const figures = { as_written: ORDER, as_named: null, rsem: 0.01, slope: 0.5 };
  const rows = figureRows('polarisation_calibration', { figures }, presentLimits('polarisation_calibration'));
  expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Gain ratio η, columns as written: 0.995',
    'Calibrator rotation ε, columns as written: 1.441°',
    'Depolarisation in the molecular range, columns as written: 0.0041',
    'Residual depolarisation, columns as written: 0.0005',
    'Gain ratio η, columns as named: –',
    'Calibrator rotation ε, columns as named: –',
    'Depolarisation in the molecular range, columns as named: –',
    'Relative standard error in the calibration window: 0.01',
    'Slope in the calibration window: 0.5 σ',
  ]);
});

test('without figures or a suggestion there are no rows', () => {
  expect(figureRows('telecover', { figures: null }, {})).toEqual([]);
  expect(figureRows('reference_comparison', { figures: {} }, {})).toEqual([]);
  expect(figureRows('dark', undefined, {})).toEqual([]);
});

test('limits are those of the self-check, and empty where they are not known', () => {
  const figures = { full_overlap_m: 280, largest_deviation: 0.04, repeat_deviation: 0.06 };
  const former = { telecover: { ...QA_SETTINGS.telecover, advisedOverlap: 250, maxDeviation: 0.1 } };
  const words = (limits: typeof former | object) =>
    figureRows('telecover', { figures }, limits).map(({ label, limit }) => `${label}: ${limit}`);
  expect(words(former)).toEqual([
    'Full overlap: at most 250 m (advised)',
    'Largest deviation from 250 m to 2500 m: at most 0.1',
    'Deviation of the repeated sector: at most 0.05',
  ]);
  expect(words({})).toEqual([
    'Full overlap: ',
    'Largest deviation in the near range: ',
    'Deviation of the repeated sector: ',
  ]);
});
