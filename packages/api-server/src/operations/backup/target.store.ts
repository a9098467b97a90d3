import { getTableName, inArray, sql, isNull } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '../../platform/db/client';
import type { Database } from '../../platform/db/open-database';
import { StartError } from '../../platform/errors/start-error';
import { contactMessages, facilities, files, users, oneTimeTokens, refreshTokens } from '../../platform/db/tables';
import { listMigrations, listTables, quoted } from './tables.store';
import { migrationsFolder } from '../../platform/db/migrate';
import { removeKeys } from '../../people/accounts/signing-key.store';
import * as schema from '../../platform/db/tables';

/** The first actions of users on a portal leave a row in one of these. */
const TOUCHED = [users, facilities, contactMessages].map(getTableName);

/** Refuses, with an explanation, a database that holds anything but the rows of a fresh installation. */
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

/** Refuses, with an explanation, a database that a portal is connected to; this process has one connection. */
export async function mustBeAlone({ db, kind }: Pick<Database, 'db' | 'kind'>): Promise<void> {
  if (kind === 'embedded') return;
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity
     where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()`);
  if (rows.length > 0)
    throw new StartError('A portal is running on this database. Stop it, on all machines, and try again.');
}

/** Blocks all writes to the tables until the end of the transaction. */
export async function lockTables(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`lock table ${TOUCHED.map(quoted).join(', ')} in access exclusive mode`));
}

/** Number of rows that one statement writes. */
const BATCH_SIZE = 1000;

/**
 * Writes rows for files whose bytes are about to be stored: files without an owner, which the clean-up removes after a
 * day together with their bytes if the restore is not completed.
 */
export async function announceFiles(db: Db, keys: readonly string[]): Promise<void> {
  const unknown = { kind: 'document', name: 'restoring', contentType: '', size: 0, sha256: '' } as const;
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const rows = keys.slice(start, start + BATCH_SIZE).map((storageKey) => ({ ...unknown, storageKey }));
    await db.insert(files).values(rows).onConflictDoNothing();
  }
}

/** The keys that are not in the database. */
export async function unnamedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const named = new Set<string>();
  for (let start = 0; start < keys.length; start += BATCH_SIZE) {
    const some = keys.slice(start, start + BATCH_SIZE);
    const rows = await db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, some));
    for (const { key } of rows) named.add(key);
  }
  return keys.filter((key) => !named.has(key));
}

/** Updates the statistics of the database, by which it plans queries. */
export const analyze = async (db: Db): Promise<void> => void (await db.execute(sql`analyze`));

/**
 * Revokes the sessions, links and the key of a restored backup. Since the backup was made, a session may have ended or
 * a link been used; and every reader of the backup may have the key.
 */
export async function withdrawAccess(tx: Db): Promise<void> {
  await tx.delete(refreshTokens);
  // The next one is made when it is needed. The key of one-time codes stays: without it, nobody who has them could log in.
  await removeKeys(tx);
  // The row stays, as it locks the old password of a user who must set a new one; but no secret has this digest.
  await tx
    .update(oneTimeTokens)
    .set({ digest: sql`'withdrawn ' || ${oneTimeTokens.id}` })
    .where(isNull(oneTimeTokens.usedAt));
}

/**
 * Removes the tables of an up-to-date portal and the record of its migrations. All other objects that a migration
 * creates must be removed here too, or it cannot be applied again.
 */
export async function dropTables(tx: Db): Promise<void> {
  const names = Object.values(schema).map((table) => `public.${quoted(getTableName(table))}`);
  await tx.execute(sql.raw(`drop table ${names.join(', ')}`));
  await tx.execute(sql`drop function if exists label_record_is_kept`);
  await tx.execute(sql`truncate drizzle.__drizzle_migrations restart identity`);
}

/** Applies the migrations with these times, in the given transaction. */
export async function applyMigrations(tx: Db, times: readonly number[]): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  for (const { folderMillis: when, hash, sql: statements } of migrations) {
    if (!times.includes(when)) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);
  }
}
