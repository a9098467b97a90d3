import { optionalText, text } from './text';

test.each<[typed: string, kept: string]>([
  ['  a text ', 'a text'],
  ['', ''],
  [' \t\n', ''],
  ['\u200B', ''],
  [' \u2060\u200E\u2028 ', ''],
  ['a\u200Bb', 'a\u200Bb'],
])('%j is kept as %j: what nobody can see is no text', (typed, kept) => {
  expect(text().cast(typed)).toBe(kept);
  expect(optionalText().cast(typed)).toBe(kept === '' ? null : kept);
});
