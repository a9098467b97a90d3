import { Readable } from 'node:stream';
import {
  TABLES,
  type AuditFileQuery,
  type AuditPage,
  type AuditQuery,
  BYTE_ORDER_MARK,
  csvRow,
  type TypeLists,
} from '@portal/domain';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../platform/db/client';
import { toFilter } from './audit-filter';
import { toAuditRecord } from './audit.view';
import {
  countAudit,
  listAllAudit,
  listAudit,
  type AuditFilter,
  listAuditAfter,
  type AuditRow,
} from './list-audit.store';
import { sizeOfRecord } from './size-of-record';
import type { Context } from '../../platform/process/app-types';
import { contentDisposition } from '../../platform/files/file-name';
import { AUDIT_HEAD, auditCells } from './audit-csv';

const isOfAll = ({ words, ...rest }: AuditFilter) => words.length === 0 && !Object.values(rest).some(Boolean);

/** One page of the audit log, newest first; always limited, as the log only ever grows. */
export async function readAudit(db: Db, query: AuditQuery): Promise<AuditPage> {
  const filter = toFilter(query);
  const part = { start: query.start ?? 0, count: query.count ?? TABLES.pageSize };
  const [rows, total] = await Promise.all(
    isOfAll(filter)
      ? [listAllAudit(db, part), sizeOfRecord(db)]
      : [listAudit(db, filter, part), countAudit(db, filter)],
  );
  return { entries: rows.map(toAuditRecord), total_count: total };
}

/** Number of entries in memory at once. */
const BATCH = 1000;

interface Sent {
  filter: AuditFilter;
  first: AuditRow[];
  lists: TypeLists;
}

/** Every matching entry, read as fast as the client takes them; no cursor or transaction stays open between batches. */
async function* batches(db: Db, { filter, first, lists }: Sent): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(AUDIT_HEAD);
  for (let rows = first; rows.length > 0;) {
    yield rows.map((row) => csvRow(auditCells(toAuditRecord(row), lists))).join('');
    rows = rows.length < BATCH ? [] : await listAuditAfter(db, filter, rows.at(-1)?.mark, BATCH);
  }
}

/** The context of the file: that of every call, and what the labelling wing knows about names of values. */
export type AuditFileContext = Context & { readTypeLists: (db: Db) => Promise<TypeLists> };

/** Sends the matching entries as a CSV file for download. */
export async function sendAudit(
  { db, now, readTypeLists }: AuditFileContext,
  query: AuditFileQuery,
  reply: FastifyReply,
) {
  const filter = toFilter(query);
  const lists = await readTypeLists(db);
  // Read before anything is sent: a failure of the database gets its own response, without part of a file.
  const first = await listAuditAfter(db, filter, undefined, BATCH);
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `audit_${now().toISOString().slice(0, 10)}.csv`),
      'access-control-expose-headers': 'Content-Disposition',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(Readable.from(batches(db, { filter, first, lists })));
}
