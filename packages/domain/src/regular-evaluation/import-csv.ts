import { readCsv } from '../csv/read-csv';
import { daysBetween, epochOf } from '../time/day';
import type { NumberedRow, RowError } from './import-rows';
import type { IndicatorRow } from './regular-evaluation';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { maxCell: MAX_CELL } = REGULAR_EVALUATION_SETTINGS;

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

/** A decimal number with a point, as programs write it. Linear only on short texts, hence `MAX_CELL`. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/u;
/** A comma between thousands, which is none between decimals. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/u;

/** The number in a cell. Where commas do not separate cells, one stands before decimals. */
function numberIn(cell: string, separator: string): number | null {
  const typed = cell.trim();
  if (typed === '') return null;
  if (typed.length > MAX_CELL) return Number.NaN;
  const written = separator === ',' || THOUSANDS.test(typed) ? typed : typed.replace(',', '.');
  return NUMBER.test(written) ? Number(written) : Number.NaN;
}

/** What separates the cells: commas, or as some spreadsheets write and copy them, semicolons or tabs. */
function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/u);
  const header = end === -1 ? text : text.slice(0, end);
  return [',', ';', '\t'].find((separator) => header.includes(separator)) ?? ',';
}

const daysIn = (year: number) => daysBetween(epochOf(`${year}-01-01`), epochOf(`${year + 1}-01-01`));

const HEADER = 1;

const ofHeader = (message: string): RowError => ({ row: HEADER, field: null, message });

/** A file of indicators for a year and its months, as an example. */
export const indicatorExample = (year: number): string =>
  [
    INDICATOR_COLUMNS,
    ['CIAO', year, 'level1_days', 287, 287, daysIn(year)],
    ['CIAO', year, 'refused_files', 14, 14, 5206],
    ['CIAO', `${year}-01`, 'delivered_in_time', 0.94, 411, 437],
    ['CIAO', `${year}-02`, 'delivered_in_time', 0.91, 360, 396],
  ]
    .map((cells) => cells.join(','))
    .join('\n');

/** A header with more names is another file, whose names help no one. */
const MAX_NAMES = 20;
const COLUMNS = INDICATOR_COLUMNS.join(', ');

function headerErrors(header: readonly string[]): RowError[] {
  if (header.length > MAX_NAMES)
    return [ofHeader(`There are ${header.length} columns; the columns of indicators are ${COLUMNS}`)];
  if (!REQUIRED_COLUMNS.some((column) => header.includes(column)))
    return [ofHeader(`These are no indicators: the first row must name the columns ${COLUMNS}`)];
  const missing = REQUIRED_COLUMNS.filter((column) => !header.includes(column));
  const unknown = header.filter((name) => !(INDICATOR_COLUMNS as readonly string[]).includes(name));
  const twice = header.filter((name, place) => header.indexOf(name) !== place);
  return [
    ...missing.map((column) => ofHeader(`The column “${column}” is missing`)),
    ...unknown.map((name) => ofHeader(`There is no column “${name.slice(0, MAX_CELL)}”: the columns are ${COLUMNS}`)),
    ...[...new Set(twice)].map((name) => ofHeader(`The column “${name.slice(0, MAX_CELL)}” is there twice`)),
  ];
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** The rows of a CSV file of indicators, or what is wrong with the file as such. The header is row 1. */
export function readIndicatorCsv(text: string): { rows: NumberedRow[]; errors: RowError[] } {
  const separator = separatorOf(text);
  const records = readCsv(text, separator);
  if (records === null) return { rows: [], errors: [ofHeader('A quotation mark is not closed')] };
  const [first = [], ...others] = records;
  const header = first.map((name) => name.trim().toLowerCase());
  const errors = headerErrors(header);
  if (errors.length > 0) return { rows: [], errors };
  const numbered = others
    .map((cells, place) => ({ cells, row: HEADER + 1 + place }))
    .filter(({ cells }) => !isEmpty(cells));
  const tooWide = numbered
    .filter(({ cells }) => cells.length > header.length)
    .map(({ row }): RowError => ({ row, field: null, message: 'There are more cells than columns' }));
  const rows = numbered.map(({ cells, row }): NumberedRow => {
    const cell = (column: Column) => cells[header.indexOf(column)] ?? '';
    return {
      row,
      acronym: cell('acronym'),
      period: cell('period'),
      indicator: cell('indicator'),
      value: numberIn(cell('value'), separator),
      numerator: numberIn(cell('numerator'), separator),
      denominator: numberIn(cell('denominator'), separator),
    };
  });
  return { rows, errors: tooWide };
}
