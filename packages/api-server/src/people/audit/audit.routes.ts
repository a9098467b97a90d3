import { auditQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { readAudit, sendAudit } from './list-audit.service';

const FILTERS =
  'The filters `person` (the acting user), `facility`, `kind`, `from` and `to` (days in UTC, both inclusive) and `search` can be combined; a search matches names of objects and people, and actions.';

export const auditCalls = [
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
    query: auditQuerySchema,
    gives: 'file',
    answers: `All matching entries, newest first (CSV, UTF-8). ${FILTERS}`,
    handle: ({ context, query, reply }) => sendAudit(context, query, reply),
  }),
];
