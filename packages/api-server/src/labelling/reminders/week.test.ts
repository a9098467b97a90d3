import { daysAfter, digestMoment } from './week';

test.each<[now: string, moment: string]>([
  ['2026-06-15T06:59:59Z', '2026-06-15T07:00:00.000Z'],
  ['2026-06-15T07:00:00Z', '2026-06-15T07:00:00.000Z'],
  ['2026-06-17T00:00:00Z', '2026-06-15T07:00:00.000Z'],
  ['2026-06-21T23:59:59Z', '2026-06-15T07:00:00.000Z'],
  ['2026-06-22T00:00:00Z', '2026-06-22T07:00:00.000Z'],
  ['2027-01-03T12:00:00Z', '2026-12-28T07:00:00.000Z'],
])('the weekly digest of %s is written from %s', (now, moment) => {
  expect(digestMoment(new Date(now)).toISOString()).toBe(moment);
});

test.each([
  ['2026-02-25', 7, '2026-03-04'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s plus %i days is %s', (day, days, after) => {
  expect(daysAfter(day, days)).toBe(after);
});
