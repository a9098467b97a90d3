import { object } from 'yup';
import { problems } from './problems';
import { explanation, line, optionalLine, optionalText, text } from './text';

test.each<[typed: string, kept: string]>([
  ['  a text ', 'a text'],
  ['', ''],
  [' \t\n', ''],
  ['\u200B', ''],
  [' \u2060\u200E\u2028 ', ''],
  ['\u3164\u3164', ''],
  ['\u115F\u1160\uFFA0', ''],
  ['\u2800 \u2800', ''],
  ['\u{E0041}\u{E007F}', ''],
  ['\uFE0F\u{E0100}', ''],
  ['\u00AD\u034F\u180E\uFEFF', ''],
  ['\u0301\u0302', ''],
  ['\uD83D', ''],
  ['a\u200Bb', 'a\u200Bb'],
])('%j is stored as %j: invisible characters alone are no text [12.775]', (typed, kept) => {
  expect(text().cast(typed)).toBe(kept);
  expect(optionalText().cast(typed)).toBe(kept === '' ? null : kept);
});

test.each<[what: string, typed: string, refused: string | undefined]>([
  ['the null character', 'a\0b', 'U+0000'],
  ['a bell', 'a\u0007b', 'U+0007'],
  ['an escape', '\u001B[31mb', 'U+001B'],
  ['a direction override', 'a\u202Ecba', 'U+202E'],
  ['a direction isolate', 'a\u2066b', 'U+2066'],
  ['the Hangul filler', 'a\u3164b', 'U+3164'],
  ['the fillers of syllables', 'a\u1160b', 'U+1160'],
  ['the half-width filler', 'a\uFFA0', 'U+FFA0'],
  ['the empty Braille cell', 'a\u2800b', 'U+2800'],
  ['a tag', 'a\u{E0041}b', 'U+E0041'],
  ['an annotation', 'a\uFFF9b', 'U+FFF9'],
  ['a switch of digits', 'a\u206Eb', 'U+206E'],
  ['an emoji with its variation', '\u2764\uFE0F', undefined],
  ['a family of joined emoji', '\u{1F469}\u200D\u{1F52C}', undefined],
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

test.each<[what: string, typed: string, refused: string | undefined]>([
  ['a soft hyphen', 'PFR O\u00ADHP', 'U+00AD'],
  ['a zero-width space', 'PFR O\u200BHP', 'U+200B'],
  ['a non-joiner between Latin letters', 'PFR O\u200CHP', 'U+200C'],
  ['a joiner between Latin letters', 'PFR O\u200DHP', 'U+200D'],
  ['a word joiner', 'PFR O\u2060HP', 'U+2060'],
  ['a joiner of graphemes', 'PFR O\u034FHP', 'U+034F'],
  ['a Mongolian vowel separator', 'PFR O\u180EHP', 'U+180E'],
  ['a variation of a letter', 'PFR O\uFE0FHP', 'U+FE0F'],
  ['a variation of a digit', 'PFR 1\uFE0F', 'U+FE0F'],
  ['an Arabic letter mark', 'PFR O\u061CHP', 'U+061C'],
  ['a mark of the text direction', 'PFR\u200F OHP', 'U+200F'],
  ['a byte order mark', 'PFR\uFEFFOHP', 'U+FEFF'],
  ['a variation of ideographs', 'PFR O\u{E0100}HP', 'U+E0100'],
  ['a direction override, as in any text', 'PFR\u202EOHP', 'U+202E'],
  ['a joiner at the end of a Persian word', '\u0645\u06CC\u200C', 'U+200C'],
  ['a joiner beside another', '\u0645\u06CC\u200C\u200C\u062E', 'U+200C'],
  ['a Persian word with its non-joiner', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645', undefined],
  ['a Sinhala name with its joiner', '\u0DC1\u0DCA\u200D\u0DBB\u0DD3', undefined],
  ['a Devanagari word with its joiner', '\u0915\u094D\u200D\u0937', undefined],
  ['an emoji with its variation', 'Thanks \u2764\uFE0F!', undefined],
  ['a family of joined emoji', '\u{1F469}\u200D\u{1F52C}', undefined],
  ['joined emoji with their variations', '\u2764\uFE0F\u200D\u{1F525}', undefined],
  ['accents and marks', 'e\u0301 Nguy\u1EC5n', undefined],
])('in a text of one line, %s in %j: the rejected character is %s [12.775]', (_what, typed, refused) => {
  const message = refused && `Contains the character ${refused}, which is invisible`;
  for (const schema of [line(), optionalLine()])
    expect(problems(object({ typed: schema }), { typed })).toEqual(message ? [{ path: 'typed', message }] : []);
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

test.each(['a\uD83D', '\uDE00b', 'a\uD83D\uD83D\uDE00'])('half a character in %j is rejected [12.775]', (typed) => {
  const message = expect.stringMatching(/^Contains the character U\+D[0-9A-F]{3}, which is half a character$/);
  expect(problems(object({ typed: text() }), { typed })).toEqual([{ path: 'typed', message }]);
});

test.each<[language: string, name: string]>([
  ['Vietnamese', 'Nguy\u1EC5n Th\u1ECB Ph\u01B0\u1EE3ng'],
  ['Vietnamese in its parts', 'Nguye\u0302\u0303n Thi\u0323 Phu\u031B\u01A1\u0323ng'],
  ['Hebrew with points and accent', '\u05E9\u05C1\u05BC\u05B8\u05A5\u05DC\u05D5\u05B9\u05DD'],
  ['Arabic with vowels', '\u0645\u064F\u062D\u064E\u0645\u0651\u064E\u062F\u064C'],
  ['Thai', '\u0E17\u0E35\u0E48\u0E19\u0E49\u0E33\u0E1B\u0E39\u0E48'],
  ['Devanagari', '\u0915\u094D\u0937\u0940\u0923\u093F\u0902 \u092B\u093C\u094D\u0930\u0947\u0902'],
  ['Burmese', '\u1019\u103C\u103D\u103E\u1031\u1038'],
  ['Khmer', '\u1797\u17D2\u1793\u17C6\u1796\u17C1\u1789'],
  ['Tibetan', '\u0F56\u0F66\u0F92\u0FB2\u0F74\u0F56\u0F66'],
  ['Korean', '\uAE40\uCCA0\uC218'],
  ['Korean in its parts', '\u1100\u1175\u11B7'],
  ['Yoruba', '\u1EB9\u0301k\u1ECD\u0301'],
])('a name in %s is a text', (_language, name) => {
  expect(problems(object({ typed: text() }), { typed: name })).toEqual([]);
});

test.each<[what: string, typed: string, isRefused: boolean]>([
  ['four marks', `q${'\u0302'.repeat(4)}`, false],
  ['five marks', `q${'\u0302'.repeat(5)}`, true],
  ['marks on each of many letters', 'q\u0302\u0323'.repeat(40), false],
  ['marks on a letter with joiners in between', `q${'\u0302\u200D'.repeat(5)}`, true],
  ['circles around a letter', `q${'\u20DD'.repeat(5)}`, true],
  ['variations of a letter', `q${'\uFE0F'.repeat(5)}`, true],
])('%s: too many marks are drawn over other lines [12.775]', (_what, typed, isRefused) => {
  const problem = { path: 'typed', message: 'At most 4 marks on a letter' };
  expect(problems(object({ typed: text() }), { typed })).toEqual(isRefused ? [problem] : []);
});

test.each<[typed: string, message: string | undefined]>([
  ['Twenty characters it', undefined],
  ['Nineteen characters', 'Minimum 20 characters'],
  [`a${'\u200B'.repeat(30)}`, 'Minimum 20 characters'],
  [`a${' '.repeat(30)}b`, 'Minimum 20 characters'],
  [`a${'\n'.repeat(30)}b`, 'Minimum 20 characters'],
  [`A reason${'\u00AD'.repeat(20)}.`, 'Minimum 20 characters'],
  ['\u3164'.repeat(30), 'Minimum 20 characters'],
  ['', 'Minimum 20 characters'],
  ['x'.repeat(51), 'Maximum 50 characters'],
])('%j as an explanation of 20 to 50 characters: only what is visible counts [12.775]', (typed, message) => {
  const found = problems(object({ typed: explanation(20, 50) }), { typed });
  expect(found.map((problem) => problem.message)).toEqual(message === undefined ? [] : [message]);
});
