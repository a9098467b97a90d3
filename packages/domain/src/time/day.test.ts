import { daysBetween, addYear, day, epochOf, epochSeconds, isBy } from './day';

test.each<[why: string, from: string, to: string]>([
  ['an ordinary day', '2025-06-15', '2026-06-15'],
  ['a leap day becomes the last of February', '2024-02-29', '2025-02-28'],
  ['the day before a leap day stays', '2023-02-28', '2024-02-28'],
  ['the last day of a year', '1999-12-31', '2000-12-31'],
])('%s, one year on [10.13]', (_why, from, to) => {
  expect(addYear(from)).toBe(to);
});

test.each<[why: string, epoch: number | null | undefined, expected: string | null]>([
  ['midnight UTC', 1_750_000_000 - (1_750_000_000 % 86_400), '2025-06-15'],
  ['one second before midnight', epochOf('2025-06-16') - 1, '2025-06-15'],
  ['before 1970', epochOf('1969-12-31'), '1969-12-31'],
  ['nothing', null, null],
  ['left out', undefined, null],
  ['not a number', Number.NaN, null],
  ['beyond all calendars', 1e18, null],
])('the day of %s [10.13]', (_why, epoch, expected) => {
  expect(day(epoch)).toBe(expected);
});

test('by a day includes the day itself, and nothing is never by any day', () => {
  expect(isBy(epochOf('2026-06-15'), '2026-06-15')).toBe(true);
  expect(isBy(epochOf('2026-06-16'), '2026-06-15')).toBe(false);
  expect(isBy(null, '2026-06-15')).toBe(false);
});

test('a moment in epoch seconds is whole, and none stays none', () => {
  expect(epochSeconds(new Date('1970-01-02T00:00:01.999Z'))).toBe(86_401);
  expect(epochSeconds(null)).toBeNull();
});

test.each([
  ['within a day', '2026-06-15T00:10:00Z', '2026-06-15T23:50:00Z', 0],
  ['over midnight', '2026-06-15T23:50:00Z', '2026-06-16T00:10:00Z', 1],
  ['from noon to noon', '2026-06-15T12:00:00Z', '2026-06-18T12:00:00Z', 3],
  ['a clock that is ahead', '2026-06-16T00:00:00Z', '2026-06-15T12:00:00Z', 0],
])('days as they are shown: %s', (_why, since, now, days) => {
  expect(daysBetween(Date.parse(since) / 1000, Date.parse(now) / 1000)).toBe(days);
});
