import { formatDay, formatDegrees, formatMinute, formatMoment } from './format';

test.each<[why: string, shown: string | null, expected: string | null]>([
  ['a day', formatDay(1_749_945_600), '2025-06-15'],
  ['the first day of all', formatDay(0), '1970-01-01'],
  ['no day', formatDay(null), null],
  ['a number that is no day', formatDay(Number.NaN), null],
  ['a moment', formatMoment(1_750_000_019), '2025-06-15 15:06 UTC'],
  ['a moment below a head that says UTC', formatMinute(1_749_945_600), '2025-06-15 00:00'],
  ['degrees with four decimals', formatDegrees(44.348, 'N'), '44.3480 °N'],
  ['west of Greenwich', formatDegrees(-3.6, 'E'), '3.6000 °W'],
  ['the equator is a value', formatDegrees(0, 'N'), '0.0000 °N'],
  ['no degrees', formatDegrees(undefined, 'E'), null],
])('%s', (_why, shown, expected) => {
  expect(shown).toBe(expected);
});
