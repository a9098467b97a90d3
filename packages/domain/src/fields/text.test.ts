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
  ['\u115F\u1160', ''],
  ['\u2800\u2800', ''],
  ['\uFE0F\u{E0041}', ''],
  ['\u0301', ''],
])('%j is stored as %j: invisible characters alone are no text', (typed, kept) => {
  expect(text().cast(typed)).toBe(kept);
  expect(optionalText().cast(typed)).toBe(kept === '' ? null : kept);
});

const invisible = (character: string) => `Contains the character ${character}, which is invisible`;

test.each<[what: string, typed: string, message: string | undefined]>([
  ['the null character', 'a\0b', invisible('U+0000')],
  ['a bell', 'a\u0007b', invisible('U+0007')],
  ['an escape', '\u001B[31mb', invisible('U+001B')],
  ['a direction override', 'a\u202Ecba', invisible('U+202E')],
  ['a direction isolate', 'a\u2066b', invisible('U+2066')],
  ['a letter that is drawn as nothing', 'a\u3164', invisible('U+3164')],
  ['half of a character', 'a\uD83Db', 'Contains half of a character, U+D83D'],
  ['marks that are drawn over other lines', `a${'\u0301'.repeat(6)}`, 'Has more than 5 marks on one letter'],
  ['tabs, line breaks and page breaks', 'a\tb\nc\r\nd\fe\vf', undefined],
  ['right-to-left text with its marks', '\u05D0\u200F b', undefined],
  ['zero-width joiners and spaces', 'a\u200Db\u200Bc', undefined],
  ['Vietnamese, letter by letter', 'Hồ Chí Minh, Việt Nam'.normalize('NFD'), undefined],
  ['Hebrew with vowels and cantillation', 'בְּרֵאשִׁ֖ית בָּרָ֣א', undefined],
  ['Thai', 'ที่นี่ น้ำ กรุงเทพฯ', undefined],
  ['Devanagari', 'क्षेत्रीय प्रेक्षण', undefined],
  ['Tibetan stacks', 'བསྒྲུབས་ སྐྱོན', undefined],
  ['characters of two code units', '🛰️ 👩🏽‍🔬 𝛿', undefined],
])('%s in %j: the message is %j', (_what, typed, message) => {
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
  const message = invisible('U+0007');
  expect(problems(object({ typed: line() }), { typed: 'a\u0007b' })).toEqual([{ path: 'typed', message }]);
  expect([line().cast('\n\u0085'), optionalLine().cast('\n\u2028'), optionalLine().cast(null)]).toEqual([
    '',
    null,
    null,
  ]);
});
