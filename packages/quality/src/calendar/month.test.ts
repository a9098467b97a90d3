import type { CalendarEntry } from '@portal/domain';
import { epochOf } from '@portal/domain';
import { entriesIn, isContinued, monthAfter, monthIn, stripAround, weeksOf } from './month';

const entry = (from: string, to: string) => ({ from: epochOf(from), to: epochOf(to) }) as CalendarEntry;

test.each([
  ['2026-02', 5, '2026-01-26', '2026-03-01'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-08', 6, '2026-07-27', '2026-09-06'],
])('%s has %d weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
});

test.each([
  ['2026-06', '2026-06', '2027-05'],
  ['2027-05', '2026-06', '2027-05'],
  ['2027-06', '2027-06', '2028-05'],
  ['2026-05', '2025-06', '2026-05'],
])('%s is shown with %s to %s', (month, first, last) => {
  const strip = stripAround(month, '2026-06-15');
  expect([strip.length, strip[0], strip.at(-1)]).toEqual([12, first, last]);
});

test.each([
  ['2026-12', '2026-12'],
  [null, '2026-06'],
  ['2026-13', '2026-06'],
  ['soon', '2026-06'],
])('the address %s shows %s', (text, month) => {
  expect(monthIn(text, '2026-06-15')).toBe(month);
});

test('an entry of several days is on each of them', () => {
  const visit = entry('2026-06-30', '2026-07-02');
  expect(entriesIn([visit], '2026-07-02', '2026-07-02')).toEqual([visit]);
  expect(entriesIn([visit], '2026-07-03', '2026-07-31')).toEqual([]);
  expect([isContinued(visit, '2026-06-30'), isContinued(visit, '2026-07-01')]).toEqual([false, true]);
});

test('months go over years', () => {
  expect([monthAfter('2026-12'), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
