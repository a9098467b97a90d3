import type { FindingValues } from './test-evaluation';
import { ordersOf, withFigures, withoutRemark, withRemark } from './finding-help';

const aFinding = (change: Partial<FindingValues> = {}): FindingValues => ({
  assessment: '',
  remark: '',
  full_overlap_m: '',
  eta: '',
  epsilon_deg: '',
  residual: '',
  ...change,
});

const checkOf = (figures: Record<string, Record<string, unknown> | null>) => ({
  self_check: {
    version: 1,
    limits: {},
    files: [],
    code: 0,
    channels: Object.entries(figures).map(([name, each]) => ({
      name,
      code: 0,
      suggested: 'pass' as const,
      figures: each,
    })),
  },
});

test('figures of the self-check are taken for all channels, and replace none that was typed', () => {
  const test = {
    type: 'telecover',
    ...checkOf({ a: { full_overlap_m: 367.512 }, b: { full_overlap_m: 250 }, c: null }),
  } as const;
  const results = { a: aFinding(), b: aFinding({ full_overlap_m: '240' }), c: aFinding() };
  expect(ordersOf(test, ['a', 'b', 'c'])).toEqual([null]);
  const taken = withFigures(results, test, null);
  expect(Object.values(taken).map(({ full_overlap_m: overlap }) => overlap)).toEqual(['367.5', '240', '']);
});

test('figures of a calibration are taken in one order of its columns', () => {
  const pair = { as_written: { eta: 0.995, epsilon_deg: 1.44, residual: null }, as_named: { eta: 1.005 } };
  const test = { type: 'polarisation_calibration', ...checkOf({ 'a/b': pair }) } as const;
  expect(ordersOf(test, ['a/b'])).toEqual(['as_written', 'as_named']);
  expect(withFigures({ 'a/b': aFinding() }, test, 'as_written')['a/b']).toMatchObject({
    eta: '0.995',
    epsilon_deg: '1.44',
    residual: '',
  });
});

test('a test without figures has none to take', () => {
  expect(ordersOf({ type: 'dark', ...checkOf({ a: { dark_deviation: 0.1 } }) }, ['a'])).toEqual([]);
  expect(ordersOf({ type: 'telecover', self_check: null }, ['a'])).toEqual([]);
});

test('a remark goes to the channels with the same assessment that have none', () => {
  const results = {
    a: aFinding({ assessment: 'fail', remark: 'Too noisy.' }),
    b: aFinding({ assessment: 'fail' }),
    c: aFinding({ assessment: 'fail', remark: 'Its own.' }),
    d: aFinding({ assessment: 'pass' }),
  };
  const names = Object.keys(results);
  expect(withoutRemark(results, names, 'a')).toEqual(['b']);
  expect(withoutRemark({ ...results, a: aFinding() }, names, 'a')).toEqual([]);
  expect(withRemark(results, ['b'], 'Too noisy.').b?.remark).toBe('Too noisy.');
  expect(withRemark(results, ['b'], 'Too noisy.').c?.remark).toBe('Its own.');
});
