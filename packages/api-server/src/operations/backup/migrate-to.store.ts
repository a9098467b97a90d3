import { getTableName, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from '../../platform/db/client';
import { migrationsFolder } from '../../platform/db/migrate';
import * as tables from '../../platform/db/tables';
import { quoted } from './tables.store';

/**
 * Removes the tables of an up-to-date portal, and forgets its migrations. Whatever else a migration makes must be removed
 * here too, or it cannot be made again.
 */
export async function dropTables(tx: Db): Promise<void> {
  const names = Object.values(tables).map((table) => `public.${quoted(getTableName(table))}`);
  await tx.execute(sql.raw(`drop table ${names.join(', ')}`));
  await tx.execute(sql`truncate drizzle.__drizzle_migrations restart identity`);
}

/** Applies the migrations with these times, in the transaction that is given. */
export async function applyMigrations(tx: Db, times: readonly number[]): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  for (const { folderMillis: when, hash, sql: statements } of migrations) {
    if (!times.includes(when)) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`);
  }
}
