import { toCsv } from './csv';

test.each<[why: string, text: string, cell: string]>([
  ['a word', 'CIAO', '"CIAO"'],
  ['nothing', '', '""'],
  ['commas and line breaks', 'a, b\nc', '"a, b\nc"'],
  ['quotation marks', 'the "big" one', '"the ""big"" one"'],
  ['letters of all kinds', 'Ωραία Évora', '"Ωραία Évora"'],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['a formula that begins with a sign', '+1', `"'+1"`],
  ['another', '-1', `"'-1"`],
  ['another', '@SUM(1)', `"'@SUM(1)"`],
  ['one behind a tab', '\t=1', `"'\t=1"`],
  ['one in wide letters', '＝1', `"'＝1"`],
  ['a sign inside is none', 'a=b', '"a=b"'],
])('%s', (_why, text, cell) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

test('rows and cells', () => {
  expect(
    toCsv([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"c","d"\r\n');
});
