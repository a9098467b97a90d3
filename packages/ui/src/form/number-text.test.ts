import { stepped, tidyNumber } from './number-text';

test.each<[why: string, typed: string, tidy: string]>([
  ['a number stays', '44.348', '44.348'],
  ['a decimal comma becomes a point', '26,1', '26.1'],
  ['with a sign, and nothing before the comma', '-,5', '-.5'],
  ['spaces around it go', ' 7 ', '7'],
  ['a minus sign becomes a hyphen', '\u22123.6', '-3.6'],
  ['two kinds of separators stay to be corrected', '1.234,5', '1.234,5'],
  ['words stay to be corrected', 'about 15', 'about 15'],
  ['nothing stays nothing', '', ''],
])('%s', (_why, typed, tidy) => {
  expect(tidyNumber(typed)).toBe(tidy);
});

test.each<[why: string, text: string, step: number, next: string | null]>([
  ['keeps the decimals of the text', '26.10', 1, '27.10'],
  ['takes the decimals of the step', '44', 0.0001, '44.0001'],
  ['no digits beyond those', '0.1', 0.2, '0.3'],
  ['goes below zero', '0', -0.01, '-0.01'],
  ['starts at zero', '', 1, '1'],
  ['understands a decimal comma', '7,5', 1, '8.5'],
  ['leaves words alone', 'about 15', 1, null],
])('%s', (_why, text, step, next) => {
  expect(stepped(text, step)).toBe(next);
});
