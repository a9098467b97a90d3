import { csvRow, type CsvValue } from './csv';

test.each<[why: string, value: CsvValue, cell: string]>([
  ['a word', 'CIAO', '"CIAO"'],
  ['an empty text', '', '""'],
  ['no value', null, ''],
  ['no value either', undefined, ''],
  ['a number', 12.5, '12.5'],
  ['a number below zero', -28.309, '-28.309'],
  ['zero', 0, '0'],
  [
    'quotation marks, commas and line breaks',
    'with "quotes", commas\nand lines',
    '"with ""quotes"", commas\nand lines"',
  ],
  ['letters of all kinds', 'Ωραία Évora', '"Ωραία Évora"'],
  ['a formula', '=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['a formula that begins with a sign', '+1', `"'+1"`],
  ['one that begins with the other sign', '-1', `"'-1"`],
  ['a function', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a formula behind a tab', '\t=1', `"'\t=1"`],
  ['a formula behind a carriage return', '\r=1', `"'\r=1"`],
  ['a formula behind spaces', '  =1', `"'  =1"`],
  ['a tab in front', '\tdust', `"'\tdust"`],
  ['a carriage return in front', '\rdust', `"'\rdust"`],
  ['a line break in front', '\ndust', `"'\ndust"`],
  ['a formula in wide letters', '＝1', `"'＝1"`],
  ['a function in wide letters', '＠SUM(A1)', `"'＠SUM(A1)"`],
  ['a sign inside', '1-1', '"1-1"'],
  ['an address', 'a@b.example', '"a@b.example"'],
  ['an equals sign inside', 'a=b', '"a=b"'],
])('%s', (_why, value, cell) => {
  expect(csvRow([value])).toBe(`${cell}\r\n`);
});

test('cells are separated by commas, and the row ends like a line', () => {
  expect(csvRow(['a', 1, null, 'b'])).toBe('"a",1,,"b"\r\n');
});
