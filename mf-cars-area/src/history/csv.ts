/** Spreadsheets run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Byte order mark, by which spreadsheets recognise UTF-8. */
const MARK = '\uFEFF';

/** A table as comma-separated values (RFC 4180), every cell quoted, no cell a formula. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
