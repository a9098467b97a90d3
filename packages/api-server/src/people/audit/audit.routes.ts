import { auditQuerySchema } from '@portal/domain';
import { call } from '../../platform/http/call';
import { readAudit, sendAudit } from './list-audit.service';

const FILTERS =
  '`person` (who did it), `facility`, `kind`, `from` and `to` (days in UTC, both included) and `search` can be put together; a search finds names of objects and people, and what was done.';

export const auditCalls = [
  call('GET /audit', {
    capability: 'audit-log.read',
    summary: 'Who changed what and when',
    query: auditQuerySchema,
    answers: `A page of entries, newest first, and how many match in all. ${FILTERS}`,
    handle: ({ context, query }) => readAudit(context.db, query),
  }),
  call('GET /audit/csv', {
    capability: 'audit-log.read',
    summary: 'The same as a file for spreadsheets',
    query: auditQuerySchema,
    gives: 'file',
    answers: `All entries that match, newest first (CSV, UTF-8). ${FILTERS}`,
    handle: ({ context, query, reply }) => sendAudit(context, query, reply),
  }),
];
