/** Byte order mark, by which spreadsheets recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Values that spreadsheets would run as a formula, full-width characters too; a leading apostrophe makes them text. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** A value of a table; none is an empty cell without quotation marks, which some programs distinguish from an empty text. */
export type CsvValue = string | number | null | undefined;

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  // A number is no text: its minus begins no formula.
  if (typeof value === 'number') return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** A row of a CSV file (RFC 4180), with every text in quotation marks and none of them a formula. */
export const csvRow = (values: readonly CsvValue[]): string => `${values.map(cellOf).join(',')}\r\n`;
