import { object } from 'yup';
import { problems } from './problems';
import { line, optionalLine, optionalText, text } from './text';

test.each<[typed: string, kept: string]>([
  ['  a text ', 'a text'],
  ['', ''],
  [' \t\n', ''],
  ['\u200B', ''],
  [' \u2060\u200E\u2028 ', ''],
  ['a\u200Bb', 'a\u200Bb'],
])('%j is stored as %j: invisible characters alone are no text', (typed, kept) => {
  expect(text().cast(typed)).toBe(kept);
  expect(optionalText().cast(typed)).toBe(kept === '' ? null : kept);
});

test.each<[what: string, typed: string, refused: string | undefined]>([
  ['the null character', 'a\0b', 'U+0000'],
  ['a bell', 'a\u0007b', 'U+0007'],
  ['an escape', '\u001B[31mb', 'U+001B'],
  ['a direction override', 'a\u202Ecba', 'U+202E'],
  ['a direction isolate', 'a\u2066b', 'U+2066'],
  ['tabs, line breaks and page breaks', 'a\tb\nc\r\nd\fe\vf', undefined],
  ['right-to-left text with its marks', '\u05D0\u200F b', undefined],
  ['zero-width joiners and spaces', 'a\u200Db\u200Bc', undefined],
])('%s in %j: the rejected character is %s', (_what, typed, refused) => {
  const message = refused && `Contains the character ${refused}, which is invisible`;
  expect(problems(object({ typed: text() }), { typed })).toEqual(message ? [{ path: 'typed', message }] : []);
});

test.each<[what: string, typed: string, kept: string]>([
  ['a line feed', 'a\nb', 'a b'],
  ['a carriage return with it', 'a\r\nb', 'a b'],
  ['a carriage return alone', 'a\rb', 'a b'],
  ['a tab', 'a\tb', 'a b'],
  ['a vertical tab', 'a\vb', 'a b'],
  ['a page break', 'a\fb', 'a b'],
  ['a next line', 'a\u0085b', 'a b'],
  ['a line separator', 'a\u2028b', 'a b'],
  ['a paragraph separator', 'a\u2029b', 'a b'],
  ['several with spaces', 'a \n\n\u2028 b', 'a b'],
  ['one at either end', '\u0085a\u2028', 'a'],
  ['spaces alone', 'a  b', 'a  b'],
])('%s in a text of one line: %j is stored as %j', (_what, typed, kept) => {
  expect(line().cast(typed)).toBe(kept);
  expect(optionalLine().cast(typed)).toBe(kept);
});

test('a text of one line still rejects other control characters, and an empty one is none', () => {
  const message = 'Contains the character U+0007, which is invisible';
  expect(problems(object({ typed: line() }), { typed: 'a\u0007b' })).toEqual([{ path: 'typed', message }]);
  expect([line().cast('\n\u0085'), optionalLine().cast('\n\u2028'), optionalLine().cast(null)]).toEqual([
    '',
    null,
    null,
  ]);
});
