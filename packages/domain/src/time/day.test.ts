import { addDays, addMonths, daysBetween, addYear, day, epochOf, epochSeconds, isBy } from './day';

test.each<[why: string, from: string, to: string]>([
  ['an ordinary day', '2025-06-15', '2026-06-15'],
  ['a leap day becomes the last of February', '2024-02-29', '2025-02-28'],
  ['the day before a leap day is unchanged', '2023-02-28', '2024-02-28'],
  ['the last day of a year', '1999-12-31', '2000-12-31'],
])('%s, plus one year [10.13]', (_why, from, to) => {
  expect(addYear(from)).toBe(to);
});

test.each<[why: string, epoch: number | null | undefined, expected: string | null]>([
  ['midnight UTC', 1_750_000_000 - (1_750_000_000 % 86_400), '2025-06-15'],
  ['one second before midnight', epochOf('2025-06-16') - 1, '2025-06-15'],
  ['before 1970', epochOf('1969-12-31'), '1969-12-31'],
  ['null', null, null],
  ['undefined', undefined, null],
  ['not a number', Number.NaN, null],
  ['beyond the range of dates', 1e18, null],
])('the day of %s [10.13]', (_why, epoch, expected) => {
  expect(day(epoch)).toBe(expected);
});

test('isBy includes the day itself and is false for null', () => {
  expect(isBy(epochOf('2026-06-15'), '2026-06-15')).toBe(true);
  expect(isBy(epochOf('2026-06-16'), '2026-06-15')).toBe(false);
  expect(isBy(null, '2026-06-15')).toBe(false);
});

test('epoch seconds are rounded down, and null stays null', () => {
  expect(epochSeconds(new Date('1970-01-02T00:00:01.999Z'))).toBe(86_401);
  expect(epochSeconds(null)).toBeNull();
});

test.each([
  ['within a day', '2026-06-15T00:10:00Z', '2026-06-15T23:50:00Z', 0],
  ['over midnight', '2026-06-15T23:50:00Z', '2026-06-16T00:10:00Z', 1],
  ['from noon to noon', '2026-06-15T12:00:00Z', '2026-06-18T12:00:00Z', 3],
  ['a clock that is ahead', '2026-06-16T00:00:00Z', '2026-06-15T12:00:00Z', 0],
])('days between two times: %s', (_why, since, now, days) => {
  expect(daysBetween(Date.parse(since) / 1000, Date.parse(now) / 1000)).toBe(days);
});

test.each([
  ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
  ['backwards over a leap day', '2028-03-01', -1, '2028-02-29'],
  ['none', '2026-06-15', 0, '2026-06-15'],
])('days later: %s', (_why, to, days, expected) => {
  expect(addDays(to, days)).toBe(expected);
});

test.each([
  ['a year', '2025-06-15', 12, '2026-06-15'],
  ['from a leap day', '2028-02-29', 12, '2029-02-28'],
  ['to a shorter month', '2026-01-31', 1, '2026-02-28'],
  ['over the end of a year', '2026-11-30', 3, '2027-02-28'],
])('months later: %s', (_why, to, months, expected) => {
  expect(addMonths(to, months)).toBe(expected);
});
