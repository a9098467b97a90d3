import { median, quantile, table } from './figures.mjs';

test.each([
  ['of one, it is that one', [7], 0.95, 7],
  ['the order does not matter', [3, 1, 2, 4], 0.5, 3],
  ['nearly all', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95, 10],
  ['all', [1, 2], 1, 2],
])('%s', (_why, values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test('of nothing, there is no middle', () => {
  expect(median([])).toBeNaN();
});

test('a table has words on the left and figures on the right', () => {
  expect(table(['page', 'ms'], [['/', '12']])).toBe('| page | ms |\n| --- | ---: |\n| / | 12 |');
});
