import { TABLES, type AuditPage, type AuditQuery } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { toFilter } from './audit-filter';
import { toAuditRecord } from './audit.view';
import { countAudit, listAudit, type AuditFilter } from './list-audit.store';
import { sizeOfRecord } from './size-of-record';

const isOfAll = ({ words, ...rest }: AuditFilter) => words.length === 0 && !Object.values(rest).some(Boolean);

/** One page of the audit log, newest first; always a bounded one, as the record only ever grows. */
export async function readAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const filter = toFilter(query);
  const [rows, total] = await Promise.all([
    listAudit(db, filter, { start: query.start ?? 0, count: query.count ?? TABLES.pageSize }),
    isOfAll(filter) ? sizeOfRecord(db) : countAudit(db, filter),
  ]);
  return { entries: rows.map(toAuditRecord), total_count: total };
}
