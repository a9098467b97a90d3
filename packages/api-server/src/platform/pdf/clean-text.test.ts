import { cleanText } from './clean-text';

const isLatin = (codePoint: number) => codePoint < 0x250;

test.each<[why: string, text: string, clean: string]>([
  ['plain text', 'Lidar 1', 'Lidar 1'],
  ['line breaks of every kind', 'a\r\nb\rc\nd\u2028e', 'a\nb\nc\nd\ne'],
  ['a tab', 'a\tb', 'a b'],
  ['control characters', 'a\u0000\u0007\u001b[31mb\u007f', 'a[31mb'],
  ['characters that change the direction', 'a\u202eb\u200fc', 'abc'],
  ['a combining accent', 'e\u0301', 'é'],
  ['a character that the font lacks', 'a漢b', 'a\ufffdb'],
  ['half of a character', 'a\ud800b', 'a\ufffdb'],
])('%s', (_why, text, clean) => {
  expect(cleanText(text, isLatin)).toBe(clean);
});
