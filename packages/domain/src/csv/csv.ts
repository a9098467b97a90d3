/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Values that spreadsheets would evaluate as formulas, including those with full-width signs; a leading apostrophe
 * turns them into text.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** No value is an empty cell without quotation marks, which some programs distinguish from an empty text. */
export type CsvValue = string | number | FixedNumber | null | undefined;

/** A number with a fixed number of decimals: zeros at its end are kept. */
export interface FixedNumber {
  value: number;
  decimals: number;
}

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // The minus of a number does not start a formula.
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.value.toFixed(value.decimals);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** A row of a CSV file (RFC 4180). Every text is quoted, and none is evaluated as a formula. */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(cellOf).join(',')}\r\n`;
