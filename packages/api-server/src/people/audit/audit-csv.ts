import { auditSentence, type AuditRecord } from '@portal/domain';

/** So that spreadsheets read letters beyond ASCII as what they are. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet would take for a formula; an apostrophe before it makes it a text. */
const FORMULA = /^[\s]*[=+\-@]|^[\t\r\n]/;

/** A text as a cell, in quotation marks. */
export const toCell = (text: string) => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A line of a CSV file, with every cell in quotation marks. */
export const toLine = (cells: readonly string[]) => `${cells.map(toCell).join(',')}\r\n`;

function toWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toWords).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const valuesInWords = (values: AuditRecord['before']) =>
  Object.entries(values)
    .map(([field, value]) => `${field}: ${toWords(value)}`)
    .join('; ');

/** The names of the columns. */
export const AUDIT_HEAD = ['Time (UTC)', 'Person', 'What', 'Action', 'Kind', 'Name', 'Facility', 'Before', 'After'];

/** An entry in the order of the columns. */
export const auditCells = (record: AuditRecord): string[] => [
  new Date(record.at * 1000).toISOString().slice(0, 19).replace('T', ' '),
  record.person?.name ?? '',
  auditSentence(record),
  record.action,
  record.object.kind,
  record.object.name ?? '',
  record.facility?.acronym ?? '',
  valuesInWords(record.before),
  valuesInWords(record.after),
];
