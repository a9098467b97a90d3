import { checkIndicatorRows, listedErrors, type NumberedRow } from './import-rows';
import { indicatorExample, readIndicatorCsv } from './import-csv';

const known = { acronyms: new Map([['ciao', 'CIAO']]), today: '2027-02-15' };

const aRow = (change: Partial<NumberedRow> = {}): NumberedRow => ({
  row: 2,
  acronym: 'CIAO',
  period: '2026',
  indicator: 'delivered_in_time',
  value: 0.9,
  numerator: 90,
  denominator: 100,
  ...change,
});

const none = { numerator: null, denominator: null };

test.each<[why: string, change: Partial<NumberedRow>, fields: (string | null)[]]>([
  ['as it should be', {}, []],
  ['an acronym in small letters', { acronym: ' ciao' }, []],
  ['an unknown acronym', { acronym: 'CIAOO' }, ['acronym']],
  ['the month of today', { period: '2027-02' }, []],
  ['the month after', { period: '2027-03' }, ['period']],
  ['the year of today', { period: '2027' }, []],
  ['the year after', { period: '2028' }, ['period']],
  ['a thirteenth month', { period: '2026-13' }, ['period']],
  ['a day', { period: '2026-01-01' }, ['period']],
  ['a year of three digits', { period: '202' }, ['period']],
  ['an unknown indicator', { indicator: 'happiness' }, ['indicator']],
  ['an indicator of the portal', { indicator: 'tests_on_time' }, ['indicator']],
  ['no value', { value: null }, ['value']],
  ['a value that is no number', { value: Number.NaN }, ['value']],
  ['a negative value', { value: -0.1, ...none }, ['value']],
  ['a share of 0', { value: 0, numerator: 0 }, []],
  ['a share of 1', { value: 1, ...none }, []],
  ['a share above 1', { value: 1.01, ...none }, ['value']],
  ['a share that is rounded', { value: 0.33, numerator: 1, denominator: 3 }, []],
  ['a share within the tolerance', { value: 0.905 }, []],
  ['a share beyond the tolerance', { value: 0.906 }, ['value']],
  ['a numerator alone', { denominator: null }, ['denominator']],
  ['a denominator alone', { numerator: null }, ['numerator']],
  ['a negative numerator', { numerator: -1 }, ['numerator']],
  ['a numerator above the denominator', { value: 1, numerator: 101 }, ['numerator']],
  ['a share of nothing', { value: 0, numerator: 0, denominator: 0 }, ['value']],
  ['a count', { indicator: 'level1_days', value: 300, ...none }, []],
  ['a count of all days of a year', { indicator: 'level1_days', value: 365, ...none }, []],
  ['more days than a year has', { indicator: 'level1_days', value: 366, ...none }, ['value']],
  ['more days than a month has', { indicator: 'level1_days', period: '2026-02', value: 29, ...none }, ['value']],
  [
    'more days in all than the period has',
    { indicator: 'level1_days', value: 300, numerator: 300, denominator: 366 },
    ['denominator'],
  ],
  ['files of more than a day each', { indicator: 'refused_files', value: 5, numerator: 5, denominator: 4000 }, []],
  ['a count beyond all sense', { indicator: 'refused_files', value: 1e20, ...none }, ['value']],
  ['a count of halves', { indicator: 'level1_days', value: 300.5, ...none }, ['value']],
  ['a count that is not its numerator', { indicator: 'refused_files', value: 5, numerator: 4 }, ['value']],
  ['two things at once', { acronym: '', value: 2, ...none }, ['acronym', 'value']],
])('a row with %s', (_why, change, fields) => {
  const { accepted, errors } = checkIndicatorRows([aRow(change)], known);
  expect(errors.map(({ field }) => field)).toEqual(fields);
  expect(accepted).toHaveLength(fields.length === 0 ? 1 : 0);
});

test('the same figure twice is refused at the second row, and nothing is accepted', () => {
  const twice = [aRow(), aRow({ row: 3, period: '2026-01' }), aRow({ row: 4, acronym: 'ciao' })];
  expect(checkIndicatorRows(twice, known)).toEqual({
    accepted: [],
    errors: [{ row: 4, field: null, message: 'The same facility, period and indicator as in row 2' }],
  });
});

const HEADER = 'acronym,period,indicator,value,numerator,denominator';

test('a file is read with the numbers of its rows, in any order of columns', () => {
  const { rows, errors } = readIndicatorCsv(
    'Value,acronym,period,indicator\r\n0.5,"CIAO",2026,delivered_in_time\r\n\r\n',
  );
  expect(errors).toEqual([]);
  expect(rows).toEqual([aRow({ value: 0.5, ...none })]);
});

test.each<[why: string, text: string, row: number]>([
  ['without a column', 'acronym,period,indicator\nCIAO,2026,level1_days', 1],
  ['with an unknown column', `${HEADER},comment\n`, 1],
  ['with a column twice', `${HEADER},value\n`, 1],
  ['without anything', '', 1],
  ['with a quotation mark that is not closed', `${HEADER}\n"CIAO`, 1],
  ['with too many cells', `${HEADER}\nCIAO,2026,level1_days,3,3,365,9`, 2],
])('a file %s is refused', (_why, text, row) => {
  const { errors } = readIndicatorCsv(text);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.map((error) => error.row)).toContain(row);
});

test.each([
  ['0.5', 0.5],
  ['1e2', 100],
  ['', null],
  ['0,5', Number.NaN],
  ['many', Number.NaN],
  ['0x10', Number.NaN],
])('the value "%s" is read as %s', (cell, value) => {
  const { rows } = readIndicatorCsv(`${HEADER}\nCIAO,2026,level1_days,"${cell}",,`);
  expect(rows[0]?.value).toBe(value);
});

test.each<[why: string, text: string]>([
  ['a header of 700,000 commas', ','.repeat(700_000)],
  ['a header of one cell', 'x'.repeat(700_000)],
  ['another table', 'name;age\nAnna;31'],
])('%s has one short error [12.780]', (_why, text) => {
  const { rows, errors } = readIndicatorCsv(text);
  expect([rows, errors.length]).toEqual([[], 1]);
  expect(JSON.stringify(errors).length).toBeLessThan(300);
});

test('a long unknown column is named in short, and one that is there many times once [12.780]', () => {
  const { errors } = readIndicatorCsv(`${HEADER},value,value,${'x'.repeat(100_000)}`);
  expect(errors).toHaveLength(2);
  expect(JSON.stringify(errors).length).toBeLessThan(500);
});

test('a cell of many digits is no number, and is not searched for one [12.780]', () => {
  const { rows } = readIndicatorCsv(`${HEADER}\nCIAO,2026,level1_days,${'1'.repeat(700_000)}x,,`);
  expect(rows[0]?.value).toBeNaN();
});

test('of many errors the first hundred are listed, and how many more there are [12.780]', () => {
  const errors = Array.from({ length: 102 }, (_, at) => ({ row: at + 2, field: 'value', message: 'Must be a number' }));
  expect(listedErrors(errors.slice(0, 100))).toEqual(errors.slice(0, 100));
  const listed = listedErrors(errors);
  expect(listed).toHaveLength(101);
  expect(listed.at(-1)).toEqual({ row: 102, field: null, message: '2 more errors from this row on are not listed' });
});

test.each([
  ['semicolons', ';', '0,75', 0.75],
  ['semicolons and points', ';', '0.75', 0.75],
  ['tabs', '\t', '0,125', 0.125],
  ['tabs and thousands', '\t', '1,410', Number.NaN],
])('a file of a spreadsheet with %s is read, with its byte order mark [12.781]', (_why, separator, cell, value) => {
  const header = HEADER.replaceAll(',', separator);
  const text = `\uFEFF${header}\r\n${['CIAO', '2026', 'delivered_in_time', cell, '', ''].join(separator)}\r\n`;
  expect(readIndicatorCsv(text)).toEqual({ rows: [aRow({ value, ...none })], errors: [] });
});

test.each([2023, 2024])('the example of the format is accepted, %d', (year) => {
  const { rows, errors } = readIndicatorCsv(indicatorExample(year));
  expect(errors).toEqual([]);
  const checked = checkIndicatorRows(rows, known);
  expect(checked.errors).toEqual([]);
  expect(checked.accepted).toHaveLength(4);
});
