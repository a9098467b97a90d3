import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { databaseOf, type Db } from '../src/platform/db/client';
import { createPool, type Address } from '../src/platform/db/pool';
import { resetStatement } from './database-content';
import { watchRecords } from './derived-state';
import { logStatements, type SentStatements } from './statements';
import { turnUnordered } from './unordered';

export interface TestDatabase {
  readonly db: Db;
  readonly pool: Pool;
  /** Statements sent to it so far, and their values. */
  readonly sent: Readonly<SentStatements>;
  kind: 'embedded' | 'postgresql';
}

/** When the database is restored: before every test, or once if the tests of a file only read it. */
export type Begins = 'each test' | 'all tests';

export const BEFORE = { 'each test': beforeEach, 'all tests': beforeAll } satisfies Record<Begins, unknown>;

/**
 * The database of this test process, for the calling file: it begins as after a first start. On a server, the account
 * must be a superuser.
 */
export function testDatabase(begins: Begins = 'each test'): TestDatabase {
  const address = ownAddress();
  const pool = createPool(address, {
    warn: (message) => {
      throw new Error(message);
    },
  });
  turnUnordered(pool);
  const sent = logStatements(pool);
  const db = databaseOf(pool);
  watchRecords(db, sent.statements);
  const reset = () => db.execute(sql.raw(resetStatement()));
  // What the file before has left.
  beforeAll(async () => {
    await reset();
    await vacuumGrown(pool);
  });
  if (begins === 'each test') beforeEach(reset);
  afterAll(() => pool.end());
  return { db, pool, sent, kind: 'url' in address ? 'postgresql' : 'embedded' };
}

/** Size of a table's file from which it is vacuumed, bytes: that of four pages. */
const GROWN = 32_768;

/** Deleted rows stay in the files of the tables, where the tests would have to scan them. */
export async function vacuumGrown(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string | null }>(
    `select string_agg(oid::regclass::text, ', ') as tables from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > ${GROWN}`,
  );
  if (rows[0]?.tables) await pool.query(`vacuum ${rows[0].tables}`);
}

/** Address of this test process's database. */
export function ownAddress(): Address {
  const addresses: Address[] = JSON.parse(process.env.PORTAL_TEST_DATABASES ?? '[]');
  const own = addresses[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!own) throw new Error('No database was started for this test process: is database-setup.ts the globalSetup?');
  return own;
}
