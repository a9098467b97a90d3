import { formatDay, formatDegrees, formatMinute, formatMoment } from './format';

test.each<[why: string, shown: string | null, expected: string | null]>([
  ['a day', formatDay(1_749_945_600), '2025-06-15'],
  ['the epoch', formatDay(0), '1970-01-01'],
  ['a missing date', formatDay(null), null],
  ['an invalid date', formatDay(Number.NaN), null],
  ['a moment', formatMoment(1_750_000_019), '2025-06-15 15:06 UTC'],
  ['a moment without the time zone', formatMinute(1_749_945_600), '2025-06-15 00:00'],
  ['degrees with four decimals', formatDegrees(44.348, 'N'), '44.3480 °N'],
  ['west of Greenwich', formatDegrees(-3.6, 'E'), '3.6000 °W'],
  ['the equator is a value', formatDegrees(0, 'N'), '0.0000 °N'],
  ['missing degrees', formatDegrees(undefined, 'E'), null],
])('%s', (_why, shown, expected) => {
  expect(shown).toBe(expected);
});
