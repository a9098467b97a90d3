import { stepped, tidyNumber } from './number-text';

test.each<[why: string, typed: string, tidy: string]>([
  ['a number stays', '44.348', '44.348'],
  ['a decimal comma becomes a point', '26,1', '26.1'],
  ['a sign directly before a decimal comma stays', '-,5', '-.5'],
  ['surrounding spaces are removed', ' 7 ', '7'],
  ['a minus sign becomes a hyphen', '\u22123.6', '-3.6'],
  ['mixed separators stay for correction', '1.234,5', '1.234,5'],
  ['words stay for correction', 'about 15', 'about 15'],
  ['an empty text stays empty', '', ''],
])('%s', (_why, typed, tidy) => {
  expect(tidyNumber(typed)).toBe(tidy);
});

test.each<[why: string, text: string, step: number, next: string | null]>([
  ['the result has the decimals of the text', '26.10', 1, '27.10'],
  ['the result has the decimals of the step if it has more', '44', 0.0001, '44.0001'],
  ['the result has no floating-point residue', '0.1', 0.2, '0.3'],
  ['the result may be negative', '0', -0.01, '-0.01'],
  ['an empty text counts as zero', '', 1, '1'],
  ['a decimal comma is accepted', '7,5', 1, '8.5'],
  ['words are left unchanged', 'about 15', 1, null],
])('%s', (_why, text, step, next) => {
  expect(stepped(text, step)).toBe(next);
});
