import { median, quantile, table } from './figures.mjs';

test.each([
  ['of one value', [7], 0.95, 7],
  ['in any order', [3, 1, 2, 4], 0.5, 3],
  ['nearly all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
  ['all', [1, 2], 1, 2],
])('%s', (_why, values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test('the median of no values', () => {
  expect(median([])).toBeNaN();
});

test('a table has text on the left and figures on the right', () => {
  expect(table(['page', 'ms'], [['/', '12']])).toBe('| page | ms |\n| --- | ---: |\n| / | 12 |');
});
