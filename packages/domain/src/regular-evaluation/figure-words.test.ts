import type { Light } from '../qa/light';
import { epochOf } from '../time/day';
import { changeOf, figureWords, lightWords, monthsWords, partsWords, sourceWords, targetWords } from './figure-words';
import type { IndicatorCode, IndicatorFigure } from './indicator';

const figure = (code: IndicatorCode, change: Partial<IndicatorFigure> = {}): IndicatorFigure => ({
  code,
  value: 0.96,
  numerator: null,
  denominator: null,
  target: null,
  light: 'grey',
  imported_at: null,
  ...change,
});

test.each<[code: IndicatorCode, value: number, target: number | null, words: string]>([
  ['tests_on_time', 0.9, 0.9, '90 %'],
  ['tests_on_time', 0.8996, 0.9, '89.9 %'],
  ['tests_on_time', 0.8996, null, '90 %'],
  ['tests_on_time', 0.9 - 1e-12, 0.9, '90 %'],
  ['tests_on_time', 0.9004, 0.9, '90 %'],
  ['tests_on_time', 0.29, 0.9, '29 %'],
  ['tests_on_time', 0.123, 0.9, '12.3 %'],
  ['tests_on_time', 0, 0.9, '0 %'],
  ['tests_on_time', 1, 0.9, '100 %'],
  ['downtime', 0.1004, 0.1, '10.1 %'],
  ['downtime', 0.1 + 1e-12, 0.1, '10 %'],
  ['downtime', 0.0996, 0.1, '10 %'],
])(
  '%s of %d with the target %p reads as %s: one that misses never reads as the target',
  (code, value, target, words) => {
    expect(figureWords({ code, value, target })).toBe(words);
  },
);

test.each<[figure: IndicatorFigure, words: string]>([
  [figure('tests_on_time'), '96 %'],
  [figure('level1_days', { value: 312 }), '312'],
  [figure('refused_files', { value: 0 }), '0'],
  [figure('tests_on_time', { value: null }), 'Nothing known'],
])('a figure is a percentage, a number or nothing, %#', (of, words) => {
  expect(figureWords(of)).toBe(words);
});

test.each<[code: IndicatorCode, numerator: number | null, denominator: number | null, words: string | null]>([
  ['tests_on_time', 312, 365, '312 of 365'],
  ['tests_on_time', 0, 365, '0 of 365'],
  ['tests_on_time', null, 365, null],
  ['tests_on_time', 312, null, null],
  ['level1_days', 312, 365, 'of 365'],
  ['level1_days', 311, 365, '311 of 365'],
])('the parts of %s, %p and %p, in words', (code, numerator, denominator, words) => {
  const value = code === 'level1_days' ? 312 : 0.96;
  expect(partsWords(figure(code, { value, numerator, denominator }))).toBe(words);
});

test('a figure of some months says of how many [12.782]', () => {
  expect(monthsWords(figure('level1_days', { months: { given: 1, all: 12 } }))).toBe('only 1 of 12 months');
  expect(monthsWords(figure('level1_days'))).toBeNull();
});

test.each<[code: IndicatorCode, target: number | null, words: string]>([
  ['tests_on_time', 0.9, 'at least 90 %'],
  ['downtime', 0.1, 'at most 10 %'],
  ['downtime', null, 'No target'],
  ['level1_days', null, 'No target'],
])('the target of %s', (code, target, words) => {
  expect(targetWords({ code, target })).toBe(words);
});

test.each<[code: IndicatorCode, light: Light, words: string]>([
  ['tests_on_time', 'green', 'On target'],
  ['tests_on_time', 'amber', 'Just below the target'],
  ['tests_on_time', 'red', 'Below the target'],
  ['downtime', 'green', 'On target'],
  ['downtime', 'amber', 'Just above the target'],
  ['downtime', 'red', 'Above the target'],
  ['level1_days', 'grey', 'Not assessed'],
])('%s with a %s light says %s', (code, light, words) => {
  expect(lightWords({ code, light })).toBe(words);
});

test('an imported figure says when it came, or that it has not', () => {
  expect(sourceWords(figure('tests_on_time'))).toBe('Portal');
  expect(sourceWords(figure('level1_days'))).toBe('Not imported yet');
  expect(sourceWords(figure('level1_days', { imported_at: epochOf('2027-01-15') }))).toBe('Imported on 2027-01-15');
});

test.each<[before: number | null, now: number | null, change: ReturnType<typeof changeOf>]>([
  [0.8, 0.96, 'up'],
  [0.97, 0.96, 'down'],
  [0.9601, 0.96, 'same'],
  [null, 0.96, null],
  [0.8, null, null],
])('from %p to %p is %p', (before, now, change) => {
  expect(changeOf(figure('tests_on_time', { value: now }), figure('tests_on_time', { value: before }))).toBe(change);
  expect(changeOf(figure('tests_on_time', { value: now }), undefined)).toBeNull();
});
