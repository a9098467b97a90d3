import { NOTES } from '../src/operations/backup/tables.store';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getTableName, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import pino from 'pino';
import type { BackupSource } from '../src/operations/backup/archive-entries';
import { keepArchive, writeArchive } from '../src/operations/backup/keep-archive';
import { listReleaseFiles } from '../src/operations/backup/named-files.store';
import { transaction } from '../src/platform/db/client';
import { connectDatabase, openDatabase, type Database } from '../src/platform/db/open-database';
import * as tables from '../src/platform/db/tables';
import { loadDemo } from '../src/demo/load-demo';
import { diskFileStore } from '../src/platform/storage/open-file-store';
import { diskReleaseFiles } from '../src/publishing/releases/open-release-files';
import { renderHere } from './pdf';
import { picturesHere } from './pictures';

/** A data folder and, if there is one, a database on a server. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** A portal without its HTTP side, with its own data. */
export interface StoredPortal extends BackupSource {
  database: Database;
  place: Place;
  close: () => Promise<void>;
}

const root = mkdtempSync(join(tmpdir(), 'backup-test-'));
const server = process.env.TEST_DATABASE_URL;

/** The kind of database of this run: if it makes no difference, a server creates another one faster than a folder. */
export const ownKind = server ? 'postgresql' : 'embedded';

/** An unused folder below one that is removed with the tests. */
export const emptyFolder = (): string => join(root, randomUUID());

/** The data of a portal that never ran; on a server, with its own database. */
export async function emptyPlace(on: 'embedded' | 'postgresql'): Promise<Place> {
  if (on === 'embedded') return { dataDir: emptyFolder() };
  const name = `portal_backup_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name}`);
  return { dataDir: emptyFolder(), databaseUrl: Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href };
}

async function asAdministrator(statement: string) {
  const pool = new Pool({ connectionString: server, max: 1 });
  await pool.query(statement);
  await pool.end();
}

/** Removes everything that the tests of a file have created. */
export async function removePlaces(places: Place[]): Promise<void> {
  for (const { databaseUrl } of places)
    if (databaseUrl) await asAdministrator(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  rmSync(root, { recursive: true, force: true });
}

const stored = (place: Place, database: Database): StoredPortal => ({
  database,
  place,
  files: diskFileStore(join(place.dataDir, 'files')),
  releaseFiles: diskReleaseFiles(join(place.dataDir, 'releases')),
  now: () => new Date(),
  close: database.close,
});

/** Opens the portal with these data, as its server would. */
export const openAt = async (place: Place): Promise<StoredPortal> => stored(place, await openDatabase(place));

/** Opens the data without changing them. */
export const connectAt = async (place: Place): Promise<StoredPortal> => stored(place, await connectDatabase(place));

/** Files of a release, one of them with a name that is long for an archive. */
const PUBLISHED = ['entry.js', `static/js/async/${'a-long-name-'.repeat(9)}.js`];

/** Fills a portal with the demonstration, one release and values that are easily lost. */
export async function fill(portal: StoredPortal): Promise<void> {
  const { database, files, releaseFiles, now, place } = portal;
  const keepDays = { emails: 730, audit: 0, logins: 365, contact: 730 };
  const settings = {
    mode: 'demo',
    publicUrl: 'http://portal.example',
    secondFactor: 'optional',
    tileUrl: '',
    tileAttribution: '',
    keepDays,
  } as const;
  const quiet = { log: pino({ level: 'silent' }), say: () => {} };
  const made = { pdf: renderHere, pictures: picturesHere };
  await loadDemo({ db: database.db, files, now, ...made, settings, incoming: place.dataDir, ...quiet });
  const release = { name: 'mf-public', hash: '0123456789abcdef' };
  for (const path of PUBLISHED) await releaseFiles.put({ ...release, path }, Buffer.from(path), path.length);
  const published = Object.fromEntries(PUBLISHED.map((path) => [path, {}]));
  await database.db.execute(sql`
    insert into releases (part, version, hash, manifest, contract)
    values ('mf-public', '1.0.0', ${release.hash}, ${JSON.stringify({ ...release, files: published })}, '^1.0.0')`);
  await database.db.execute(sql`
    insert into audit_entries (at, action, object_kind, object_id, object_name, old_value, new_value) values
      ('2026-03-29 01:59:59.123456+01', 'odd', 'odd', E'tab\t, line\n, quote", back\\slash, Ж, 🌍', null, 'null', '{"n": 1.50000000000000000001, "t": "\\u2028"}'),
      ('infinity', 'odd', 'odd', '', '', null, '[]')`);
}

/** Makes a backup and returns its path. */
export async function backUp(portal: StoredPortal): Promise<string> {
  const path = `${emptyFolder()}.tar.gz`;
  await keepArchive(path, (output) => writeArchive(portal, output, { spoolFolder: root }));
  return path;
}

const TABLES = Object.values(tables)
  .map(getTableName)
  .filter((name) => name !== NOTES)
  .map((name) => `public."${name}"`);

async function digest(content: AsyncIterable<Buffer> | null) {
  return (
    content &&
    createHash('sha256')
      .update(await buffer(content))
      .digest('hex')
  );
}

/** All stored data of a portal: rows by table, in their exact form, and the digests of files by their keys. */
export async function everything({ database: { db }, files, releaseFiles }: StoredPortal) {
  const kept: Record<string, unknown> = {};
  await transaction(db, async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    for (const table of [...TABLES, 'drizzle.__drizzle_migrations']) {
      const { rows } = await tx.execute<{ row: string }>(
        sql.raw(`select row_to_json(one)::text as row from ${table} one order by 1`),
      );
      kept[table] = rows.map(({ row }) => row);
    }
  });
  for (const { key } of await db.select({ key: tables.files.storageKey }).from(tables.files))
    kept[key] = await digest(await files.get(key));
  for (const key of await listReleaseFiles(db)) kept[key.path] = await digest(await releaseFiles.open(key));
  return kept;
}
