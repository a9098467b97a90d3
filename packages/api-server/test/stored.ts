import { getTableName, sql } from 'drizzle-orm';
import * as tables from '../src/platform/db/tables';
import {
  applications,
  auditEntries,
  emails,
  evaluations,
  facilities,
  files,
  lidarChannelGroups,
  lidars,
  photometers,
} from '../src/platform/db/tables';
import { deriveState } from './derived-state';
import type { TestPortal } from './portal';

/** All data that calls about facilities can change, for comparison before and after a refused one. */
export async function stored({ db }: Pick<TestPortal, 'db'>) {
  await deriveState(db);
  return {
    facilities: await db.select().from(facilities).orderBy(facilities.id),
    applications: await db.select().from(applications).orderBy(applications.id),
    lidars: await db.select().from(lidars).orderBy(lidars.id),
    groups: await db.select().from(lidarChannelGroups).orderBy(lidarChannelGroups.lidarId, lidarChannelGroups.category),
    photometers: await db.select().from(photometers).orderBy(photometers.id),
    evaluations: await db.select().from(evaluations).orderBy(evaluations.id),
    files: await db.select().from(files).orderBy(files.id),
    entries: await db.$count(auditEntries),
    emails: await db.$count(emails),
  };
}

const NAMES = Object.values(tables).map((table) => getTableName(table));

/** Rows with the transaction that wrote them: rows that were rewritten with the same values differ too. */
const ROWS = sql.raw(
  NAMES.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(concat(one.xmin, one::text), ' ' order by one::text), '')) as rows from "${name}" one`,
  ).join(' union all '),
);

/** A digest of all stored data, table by table. */
export async function fingerprint({ db }: Pick<TestPortal, 'db'>): Promise<Record<string, unknown>> {
  await deriveState(db);
  const { rows } = await db.execute<{ name: string; rows: string }>(ROWS);
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

const TEXTS = sql.raw(NAMES.map((name) => `select one::text as row from "${name}" one`).join(' union all '));

/** Every row of every table as a text, to search for forbidden content. */
export async function storedTexts({ db }: Pick<TestPortal, 'db'>): Promise<string> {
  const { rows } = await db.execute<{ row: string }>(TEXTS);
  return rows.map(({ row }) => row).join('\n');
}

/** Marks all messages as sent, or as failed. */
export const recordDeliveries = async (
  { db, context }: Pick<TestPortal, 'db' | 'context'>,
  status: 'sent' | 'failed',
) => void (await db.update(emails).set({ status, sentAt: status === 'sent' ? context.now() : null }));
