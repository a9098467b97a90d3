import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../errors/start-error';
import { withoutLimit } from './silent-queries';

interface JournalEntry {
  idx: number;
  /** Epoch milliseconds; the migrator applies migrations newer than the newest applied one. */
  when: number;
  tag: string;
}

/** Lock that every server of a database takes before it changes tables; the number only has to be the portal's own. */
const MIGRATION_LOCK = 727_001;

/** Folder of the migrations: in this package, wherever inside it the running file was built to. */
export function migrationsFolder(from = dirname(fileURLToPath(import.meta.url))): string {
  const folder = join(from, 'migrations');
  if (existsSync(join(folder, 'meta', '_journal.json'))) return folder;
  if (dirname(from) === from) throw new StartError('The migrations are missing from this installation of the portal.');
  return migrationsFolder(dirname(from));
}

/** The migrations of this version of the portal, oldest first. */
export function readJournal(folder = migrationsFolder()): JournalEntry[] {
  const journal: { entries: JournalEntry[] } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  return journal.entries;
}

/** Applies missing migrations, one server at a time; throws if one was skipped or is unknown. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Another server may be migrating, and large tables take their time.
    await withoutLimit(client, async () => {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await applyMigrations(client, readJournal());
    });
  } finally {
    // A lost connection has lost its lock too, so a failure here must not hide the original one.
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}

async function applyMigrations(client: PoolClient, journal: JournalEntry[]) {
  const known = new Set(journal.map(({ when }) => when));
  const unknown = (await applied(client)).filter((when) => !known.has(when));
  if (unknown.length > 0) {
    throw new StartError(
      'The database was written by another, probably newer version of the portal. Start that version, or restore a backup made with this one.',
    );
  }
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  const done = new Set(await applied(client));
  const skipped = journal.filter(({ when }) => !done.has(when)).map(({ tag }) => tag);
  if (skipped.length > 0) {
    throw new StartError(
      `These migrations were not applied, as they are older than the newest one of the database: ${skipped.join(', ')}.`,
    );
  }
}

/** Times of the applied migrations; none in an empty database. */
async function applied(client: PoolClient): Promise<number[]> {
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return [];
  const { rows } = await client.query<{ when: string }>('select created_at as when from drizzle.__drizzle_migrations');
  return rows.map(({ when }) => Number(when));
}
