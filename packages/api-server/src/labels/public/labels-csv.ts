import { csvRow, DEMONSTRATION, scopeInWords, type CsvValue, type PublicLabel } from '@portal/domain';

const COLUMNS: readonly (readonly [name: string, value: (label: PublicLabel) => CsvValue])[] = [
  ['acronym', ({ facility }) => facility.acronym],
  ['name', ({ facility }) => facility.name],
  ['institute', ({ facility }) => facility.institute],
  ['country', ({ facility }) => facility.country],
  ['status', ({ status }) => status],
  ['is_valid', ({ is_valid }) => (is_valid ? 'yes' : 'no')],
  ['since', ({ since }) => since],
  ['valid_from', ({ valid_from }) => valid_from],
  ['valid_until', ({ valid_until }) => valid_until],
  ['renewed_until', ({ renewed }) => renewed?.valid_until ?? null],
  ['scope', ({ scope }) => scopeInWords(scope)],
  ['public_text', ({ public_text }) => public_text],
  ['decided_by', ({ decision }) => decision.body],
  ['reference', ({ decision }) => decision.reference],
  ['decided_on', ({ decision }) => decision.on],
  ['certificate', ({ certificate }) => certificate],
  ['page', ({ page }) => page],
  ['note', ({ is_demonstration }) => (is_demonstration ? DEMONSTRATION : null)],
  // Programs may count columns: new ones come last.
  ['granted_until', ({ granted_until }) => granted_until],
  ['lost_by', ({ lost_by }) => lost_by?.body],
  ['lost_reference', ({ lost_by }) => lost_by?.reference],
  ['lost_on', ({ lost_by }) => lost_by?.on],
  ['certificate_until', ({ certificate_until }) => certificate_until],
  ['scope_until', ({ scope_until }) => scope_until],
  ['labelled_from', ({ labelled_from }) => labelled_from],
  ['renewed_scope', ({ renewed }) => renewed && scopeInWords(renewed.scope)],
];

/** Names of columns are plain words, so they need no quotation marks. */
const HEAD = `${COLUMNS.map(([name]) => name).join(',')}\r\n`;

/** Labels as CSV (RFC 4180), one row each after a header row. */
export const labelsCsv = (labels: readonly PublicLabel[]): string =>
  HEAD + labels.map((label) => csvRow(COLUMNS.map(([, value]) => value(label)))).join('');
