import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { databaseOf } from '../src/platform/db/client';
import { startThread } from '../src/platform/db/embedded/thread';
import { migrateDatabase, migrationsFolder } from '../src/platform/db/migrate';
import { createPool, type Address } from '../src/platform/db/pool';
import { seed } from '../src/platform/db/open-database';
import type { TestThreadRequest, TestThreadSettings } from './database-thread';

/** Databases for the test processes, one each, and a function that stops them. */
export interface TestDatabases {
  addresses: Address[];
  close: () => Promise<void>;
}

/** Embedded databases in memory, started from a snapshot with the migrated tables. */
export async function startEmbeddedDatabases(count: number): Promise<TestDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const snapshot = await migratedSnapshot(folder);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const started = await Promise.all(indexes.map((index) => startInMemory(join(folder, String(index)), snapshot)));
  const close = async () => {
    await Promise.all(started.map(({ thread }) => thread.finish('close')));
    rmSync(folder, { recursive: true, force: true });
  };
  return { addresses: started.map(({ socketFolder }) => ({ embeddedAt: socketFolder })), close };
}

/** Named after this process, so that two test runs do not conflict. */
const named = (name: string) => `portal_test_${process.pid}_${name}`;

/** Databases on a PostgreSQL server, cloned from a migrated template. The account must be a superuser. */
export async function startClones(url: string, count: number): Promise<TestDatabases> {
  const admin = new Pool({ connectionString: url, max: 1 });
  const addressOf = (name: string) => Object.assign(new URL(url), { pathname: `/${named(name)}` }).href;
  const template = named('template');
  await admin.query(`create database ${template}`);
  await migrateAt({ url: addressOf('template') });
  const clones = Array.from({ length: count }, (_, index) => String(index));
  for (const clone of clones) await admin.query(`create database ${named(clone)} template ${template}`);
  const close = async () => {
    for (const name of [...clones, 'template']) await admin.query(`drop database ${named(name)} with (force)`);
    await admin.end();
  };
  return { addresses: clones.map((clone) => ({ url: addressOf(clone) })), close };
}

async function startInMemory(socketFolder: string, snapshot?: string) {
  mkdirSync(socketFolder, { mode: 0o700 });
  const settings: TestThreadSettings = { socket: join(socketFolder, '.s.PGSQL.5432'), ...(snapshot && { snapshot }) };
  const thread = await startThread<TestThreadRequest>(
    new URL('./database-thread.ts', import.meta.url),
    settings,
    (error) => {
      throw error;
    },
  );
  return { socketFolder, thread };
}

/** The snapshot's file, rebuilt after changes of migrations or of the embedded database. */
async function migratedSnapshot(folder: string) {
  const cache = join(dirname(migrationsFolder()), '.cache', 'database');
  const file = join(cache, `${snapshotKey()}.tar`);
  if (existsSync(file)) return file;
  const { socketFolder, thread } = await startInMemory(join(folder, 'template'));
  await migrateAt({ embeddedAt: socketFolder });
  mkdirSync(cache, { recursive: true });
  // Renamed when complete, so that a concurrent test run never reads half a snapshot.
  const draft = `${file}.${process.pid}`;
  await thread.ask({ dumpTo: draft });
  renameSync(draft, file);
  await thread.finish('close');
  return file;
}

async function migrateAt(address: Address) {
  const pool = createPool(address);
  await migrateDatabase(pool);
  await seed(databaseOf(pool));
  await pool.end();
}

function snapshotKey() {
  const hash = createHash('sha256').update(embeddedVersion());
  for (const file of readdirSync(migrationsFolder())
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    hash.update(file).update(readFileSync(join(migrationsFolder(), file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The package does not export its package.json, so it is found beside the folder of its entry. */
function embeddedVersion(): string {
  const entry = createRequire(fileURLToPath(import.meta.url)).resolve('@electric-sql/pglite');
  const { version }: { version: string } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  return version;
}
