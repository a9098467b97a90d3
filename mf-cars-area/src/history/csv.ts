/** Spreadsheets take what begins like this for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

const cell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

/** A table as comma-separated values (RFC 4180), every cell quoted, no cell a formula. */
export const toCsv = (rows: readonly (readonly string[])[]) =>
  MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
