import { daysBetween } from './open-work';

test.each([
  ['an hour', 3600, 0],
  ['one day to the second', 86_400, 1],
  ['almost three days', 3 * 86_400 - 1, 2],
  ['a clock that is ahead', -60, 0],
])('%s', (_why, seconds, days) => {
  expect(daysBetween(1_700_000_000, 1_700_000_000 + seconds)).toBe(days);
});
