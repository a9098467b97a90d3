import { getTableName, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import type { Database } from '../../platform/db/open-database';
import { StartError } from '../../platform/errors/start-error';
import { contactMessages, facilities, files, users } from '../../platform/db/tables';
import { listMigrations, listTables, quoted } from './tables.store';

/** What people do first on a portal leaves a row in one of these. */
const TOUCHED = [users, facilities, contactMessages].map(getTableName);

/** Refuses, in a sentence, a database that holds anything but what a fresh installation writes by itself. */
export async function mustBeUntouched(db: Db): Promise<void> {
  const tables = (await listTables(db)).map(({ name }) => name);
  if (tables.length === 0) return;
  if ((await listMigrations(db)).length === 0)
    throw new StartError('The database holds tables of another program. Restore into an empty database.');
  for (const table of TOUCHED.filter((name) => tables.includes(name))) {
    const { rows } = await db.execute(sql.raw(`select 1 from public.${quoted(table)} limit 1`));
    if (rows.length > 0)
      throw new StartError(
        'There is a portal in use already. A backup is restored into an empty data folder or database only: set DATA_DIR or DATABASE_URL to another one.',
      );
  }
}

/** Refuses, in a sentence, a database that a portal is connected to; ours is one connection. */
export async function mustBeAlone({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<void> {
  if (kind === 'embedded') return;
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity
     where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()`);
  if (rows.length > 0)
    throw new StartError('A portal is running on this database. Stop it, on all machines, and try again.');
}

/** Holds up everybody who would write to the tables until the end of the transaction. */
export async function lockTables(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`lock table ${TOUCHED.map(quoted).join(', ')} in access exclusive mode`));
}

/** How many rows are written by one statement. */
const BATCH_SIZE = 1000;

/**
 * Writes rows for files whose bytes are about to come: files of nobody, which the clean-up removes after a day together
 * with their bytes, should the restoring not come to its end.
 */
export async function announceFiles(db: Db, keys: readonly string[]): Promise<void> {
  const unknown = { kind: 'document', name: 'restoring', contentType: '', size: 0, sha256: '' } as const;
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const rows = keys.slice(start, start + BATCH_SIZE).map((storageKey) => ({ ...unknown, storageKey }));
    await db.insert(files).values(rows).onConflictDoNothing();
  }
}

/** Those of the keys that the database does not name. */
export async function unnamedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const named = new Set<string>();
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const some = keys.slice(start, start + BATCH_SIZE);
    const rows = await db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, some));
    for (const { key } of rows) named.add(key);
  }
  return keys.filter((key) => !named.has(key));
}

/** Lets the database look at its rows, so that it finds good ways to them. */
export const analyze = async (db: Db): Promise<void> => void (await db.execute(sql`analyze`));
