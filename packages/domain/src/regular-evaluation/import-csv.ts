import { readCsv } from '../csv/read-csv';
import type { NumberedRow, RowError } from './import-rows';
import type { IndicatorRow } from './regular-evaluation';

/** The columns of a file of indicators; the last two may be left out. */
const INDICATOR_COLUMNS = [
  'acronym',
  'period',
  'indicator',
  'value',
  'numerator',
  'denominator',
] as const satisfies readonly (keyof IndicatorRow)[];
type Column = (typeof INDICATOR_COLUMNS)[number];

const REQUIRED_COLUMNS: readonly Column[] = ['acronym', 'period', 'indicator', 'value'];

/** A decimal number with a point, as programs write it. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/u;

function numberIn(cell: string): number | null {
  const typed = cell.trim();
  if (typed === '') return null;
  return NUMBER.test(typed) ? Number(typed) : Number.NaN;
}

const HEADER = 1;

const ofHeader = (message: string): RowError => ({ row: HEADER, field: null, message });

function headerErrors(header: readonly string[]): RowError[] {
  const missing = REQUIRED_COLUMNS.filter((column) => !header.includes(column));
  const unknown = header.filter((name) => !(INDICATOR_COLUMNS as readonly string[]).includes(name));
  const twice = header.filter((name, place) => header.indexOf(name) !== place);
  return [
    ...missing.map((column) => ofHeader(`The column “${column}” is missing`)),
    ...unknown.map((name) => ofHeader(`There is no column “${name}”: the columns are ${INDICATOR_COLUMNS.join(', ')}`)),
    ...twice.map((name) => ofHeader(`The column “${name}” is there twice`)),
  ];
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** The rows of a CSV file of indicators, or what is wrong with the file as such. The header is row 1. */
export function readIndicatorCsv(text: string): { rows: NumberedRow[]; errors: RowError[] } {
  const records = readCsv(text);
  if (records === null) return { rows: [], errors: [ofHeader('A quotation mark is not closed')] };
  const [first = [], ...others] = records;
  const header = first.map((name) => name.trim().toLowerCase());
  const errors = headerErrors(header);
  if (errors.length > 0) return { rows: [], errors };
  const numbered = others
    .map((cells, place) => ({ cells, row: HEADER + 1 + place }))
    .filter(({ cells }) => !isEmpty(cells));
  const tooLong = numbered
    .filter(({ cells }) => cells.length > header.length)
    .map(({ row }): RowError => ({ row, field: null, message: 'There are more cells than columns' }));
  const rows = numbered.map(({ cells, row }): NumberedRow => {
    const cell = (column: Column) => cells[header.indexOf(column)] ?? '';
    return {
      row,
      acronym: cell('acronym'),
      period: cell('period'),
      indicator: cell('indicator'),
      value: numberIn(cell('value')),
      numerator: numberIn(cell('numerator')),
      denominator: numberIn(cell('denominator')),
    };
  });
  return { rows, errors: tooLong };
}
