import { object } from 'yup';
import { problems } from './problems';
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

test.each<[what: string, typed: string, refused: string | undefined]>([
  ['the first of all characters', 'a\0b', 'U+0000'],
  ['a bell', 'a\u0007b', 'U+0007'],
  ['an escape', '\u001B[31mb', 'U+001B'],
  ['what turns the direction', 'a\u202Ecba', 'U+202E'],
  ['what isolates it', 'a\u2066b', 'U+2066'],
  ['tabs, and breaks of lines and pages', 'a\tb\nc\r\nd\fe\vf', undefined],
  ['writing from right to left, with its marks', '\u05D0\u200F b', undefined],
  ['what joins or parts characters', 'a\u200Db\u200Bc', undefined],
])('%s in %j: refused is %s', (_what, typed, refused) => {
  const message = refused && `Contains the character ${refused}, which nobody can see`;
  expect(problems(object({ typed: text() }), { typed })).toEqual(message ? [{ path: 'typed', message }] : []);
});
