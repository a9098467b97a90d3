import { csvRow, type CsvValue } from './csv';

test.each<[why: string, value: CsvValue, cell: string]>([
  ['a word', 'CIAO', '"CIAO"'],
  ['an empty text', '', '""'],
  ['null', null, ''],
  ['undefined', undefined, ''],
  ['a number', 12.5, '12.5'],
  ['a negative number', -28.309, '-28.309'],
  ['zero', 0, '0'],
  ['a number with fixed decimals', { value: -3.605, decimals: 4 }, '-3.6050'],
  ['a whole number with fixed decimals', { value: 15, decimals: 4 }, '15.0000'],
  [
    'quotation marks, commas and line breaks',
    'with "quotes", commas\nand lines',
    '"with ""quotes"", commas\nand lines"',
  ],
  ['letters of all kinds', 'Ωραία Évora', '"Ωραία Évora"'],
  ['a formula', '=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['a formula that begins with a plus sign', '+1', `"'+1"`],
  ['a formula that begins with a minus sign', '-1', `"'-1"`],
  ['a function', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a formula behind a tab', '\t=1', `"'\t=1"`],
  ['a formula behind a carriage return', '\r=1', `"'\r=1"`],
  ['a formula behind spaces', '  =1', `"'  =1"`],
  ['a leading tab', '\tdust', `"'\tdust"`],
  ['a leading carriage return', '\rdust', `"'\rdust"`],
  ['a leading line break', '\ndust', `"'\ndust"`],
  ['a formula with a full-width sign', '＝1', `"'＝1"`],
  ['a function with a full-width sign', '＠SUM(A1)', `"'＠SUM(A1)"`],
  ['a sign inside', '1-1', '"1-1"'],
  ['an address', 'a@b.example', '"a@b.example"'],
  ['an equals sign inside', 'a=b', '"a=b"'],
])('%s', (_why, value, cell) => {
  expect(csvRow([value])).toBe(`${cell}\r\n`);
});

test('cells are separated by commas, and a row ends with CRLF', () => {
  expect(csvRow(['a', 1, null, 'b'])).toBe('"a",1,,"b"\r\n');
});
