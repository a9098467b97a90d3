import { auditSentence, type AuditRecord } from '@portal/domain';

function toWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toWords).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const valuesInWords = (values: AuditRecord['before']) =>
  Object.entries(values)
    .map(([field, value]) => `${field}: ${toWords(value)}`)
    .join('; ');

export const AUDIT_HEAD = ['Time (UTC)', 'Person', 'What', 'Action', 'Kind', 'Name', 'Facility', 'Before', 'After'];

/** The cells of an entry, in the order of `AUDIT_HEAD`. */
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
