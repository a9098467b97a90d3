import { firstDayOf, plusDays } from './days';

test.each([
  ['2009', '2009-01-01'],
  ['2002-07', '2002-07-01'],
  ['2015-09-12', '2015-09-12'],
  [null, null],
])('%s begins on %s', (date, first) => {
  expect(firstDayOf(date)).toBe(first);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %i days is %s', (from, days, later) => {
  expect(plusDays(from, days)).toBe(later);
});
