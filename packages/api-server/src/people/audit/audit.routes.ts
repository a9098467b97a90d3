import { auditFileQuerySchema, auditQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { readAudit, sendAudit, type AuditFileContext } from './list-audit.service';

const FILTERS =
  'The filters `person` (the acting user), `facility`, `kind`, `from` and `to` (days in UTC, both inclusive) and `search` can be combined; a search matches names of objects and people, and actions.';

/** The calls of the audit log, with the names of values from another wing. */
export const auditCalls = (names: Pick<AuditFileContext, 'readTypeLists'>) => [
  call('GET /audit', {
    capability: 'audit-log.read',
    summary: 'The entries of the audit log',
    query: auditQuerySchema,
    answers: `A page of entries, newest first, and the total number of matches. ${FILTERS}`,
    handle: ({ context, query }) => readAudit(context.db, query),
  }),
  call('GET /audit/csv', {
    capability: 'audit-log.read',
    summary: 'The entries of the audit log, as a file for spreadsheets',
    query: auditFileQuerySchema,
    gives: 'file',
    answers: `All matching entries, newest first (CSV, UTF-8). ${FILTERS}`,
    handle: ({ context, query, reply }) => sendAudit({ ...context, ...names }, query, reply),
  }),
];
