import { linesOf } from './lines';

const byLetters = (text: string) => text.length;

test.each<[why: string, text: string, lines: string[]]>([
  ['an empty text', '', ['']],
  ['a text that fits', 'one two', ['one two']],
  ['words', 'one two three four', ['one two ', 'three four']],
  ['a line that is exactly full', '0123456789 x', ['0123456789 ', 'x']],
  ['its own line breaks', 'a\n\nb', ['a', '', 'b']],
  ['a word that is too long', 'abcdefghijklmno', ['abcdefghij', 'klmno']],
  ['a long word after a short one', 'ab 0123456789012 cd', ['ab ', '0123456789', '012 cd']],
  ['an address, after one of its punctuation marks', 'see a.eu/bcde/fgh-ij/k', ['see ', 'a.eu/bcde/', 'fgh-ij/k']],
  ['a part of an address that is too long', 'a/bcdefghijklmno/p', ['a/bcdefghi', 'jklmno/p']],
  ['a letter with its accents is not split', `${'x'.repeat(9)}q\u0302\u0301y`, ['xxxxxxxxx', 'q\u0302\u0301y']],
])('%s', (_why, text, lines) => {
  expect(linesOf(text, 10, byLetters)).toEqual(lines);
});

test('no character is lost and no line is too wide', () => {
  const text = Array.from({ length: 400 }, (_unused, index) => 'w'.repeat((index * 7) % 31)).join(' ');
  const lines = linesOf(text, 12, byLetters);
  expect(lines.join('')).toBe(text);
  expect(lines.filter((line) => line.trimEnd().length > 12)).toEqual([]);
});
