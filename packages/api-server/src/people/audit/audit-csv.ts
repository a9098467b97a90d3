import {
  AUDIT_KINDS,
  auditFacts,
  auditSentence,
  type AuditFact,
  type AuditRecord,
  type TypeLists,
} from '@portal/domain';

/** The columns of the file: those of the page, and the parts of its sentence, for filters of a spreadsheet. */
export const AUDIT_HEAD = ['Time (UTC)', 'Person', 'What happened', 'Kind', 'Name', 'Facility', 'Before', 'After'];

const inOneCell = (facts: readonly AuditFact[], side: 'before' | 'after') =>
  facts.flatMap((fact) => (fact[side] === null ? [] : [`${fact.label}: ${fact[side]}`])).join('; ');

/** The kind of an entry in words, by which the page filters too: that of its action, not of its object. */
function kindOf({ action }: AuditRecord): string {
  const [kind = ''] = action.split('.');
  return (AUDIT_KINDS as Readonly<Record<string, string>>)[kind] ?? '';
}

/** The cells of an entry, in the order of `AUDIT_HEAD`, with these names of values. */
export function auditCells(record: AuditRecord, lists: TypeLists): string[] {
  const facts = auditFacts(record, lists);
  return [
    new Date(record.at * 1000).toISOString().slice(0, 19).replace('T', ' '),
    record.person?.name ?? '',
    auditSentence(record),
    kindOf(record),
    record.object.name ?? '',
    record.facility?.acronym ?? '',
    inOneCell(facts, 'before'),
    inOneCell(facts, 'after'),
  ];
}
