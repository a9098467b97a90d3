import { csvRow } from './csv';
import { readCsv } from './read-csv';

test.each<[why: string, text: string, records: string[][] | null]>([
  ['nothing', '', []],
  ['one record without an end of line', 'a,b', [['a', 'b']]],
  [
    'both ends of lines',
    'a,b\r\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['empty cells, also the last one', 'a,,\n', [['a', '', '']]],
  ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
  ['a comma, a line break and a quotation mark in quotation marks', '"a,b","c\nd","e""f"', [['a,b', 'c\nd', 'e"f']]],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  ['a quotation mark within a cell', 'a"b', [['a"b']]],
  ['a quotation mark that is not closed', 'a,"b\nc', null],
])('%s is read', (_why, text, records) => {
  expect(readCsv(text)).toEqual(records);
});

test('what is written is read back', () => {
  expect(readCsv(csvRow(['CIAO', 'a "b", c\nd', 0.5, null]))).toEqual([['CIAO', 'a "b", c\nd', '0.5', '']]);
});
