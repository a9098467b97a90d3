import { getTableName, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { currentKey } from '../src/people/accounts/signing-keys';
import { databaseOf, type Db } from '../src/platform/db/client';
import { createPool, type Address } from '../src/platform/db/pool';
import { seed } from '../src/platform/db/open-database';
import * as tables from '../src/platform/db/tables';
import { watchRecords } from './derived-state';
import { logStatements } from './statements';
import { turnUnordered } from './unordered';

export interface TestDatabase {
  readonly db: Db;
  readonly pool: Pool;
  /** Statements sent to it so far. */
  readonly statements: readonly string[];
  kind: 'embedded' | 'postgresql';
}

const ALL_TABLES = Object.values(tables).map((table) => `"${getTableName(table)}"`);
/** Empties all tables, whatever their references. Many times faster than `truncate`, which creates every file anew. */
const DELETE_ALL = ALL_TABLES.map((table) => `delete from ${table}`);

/** Without triggers, nothing else tells what was kept about facilities that they are others now. */
const ANY_CHANGED = `insert into "${getTableName(tables.facilityChanges)}" (facility_id) values (null)`;

/** A single SQL text that restores the present content: the query builder would take longer than most tests. */
async function resetTo(db: Db): Promise<string> {
  const inserts: string[] = [];
  for (const table of ALL_TABLES) {
    const { rows } = await db.execute<{ all: string | null }>(
      sql.raw(`select json_agg(one)::text as all from ${table} one`),
    );
    const literal = rows[0]?.all?.replaceAll("'", "''");
    if (literal)
      inserts.push(`insert into ${table} select * from json_populate_recordset(null::${table}, '${literal}')`);
  }
  return [
    'begin',
    'set local session_replication_role = replica',
    ...DELETE_ALL,
    ...inserts,
    ANY_CHANGED,
    'commit',
  ].join('; ');
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
  const statements = logStatements(pool);
  const db = databaseOf(pool);
  watchRecords(db, statements);
  // Truncated once per file: deleted rows stay in the database's files, where the tests would have to scan them.
  let reset = '';
  beforeAll(async () => {
    await db.execute(sql.raw(`truncate ${ALL_TABLES.join(', ')}`));
    await seed(db);
    // As after the first login: otherwise each test would make a key.
    await currentKey(db);
    reset = await resetTo(db);
  });
  BEFORE[begins](() => db.execute(sql.raw(reset)));
  afterAll(() => pool.end());
  return { db, pool, statements, kind: 'url' in address ? 'postgresql' : 'embedded' };
}

/** Address of this test process's database. */
export function ownAddress(): Address {
  const addresses: Address[] = JSON.parse(process.env.PORTAL_TEST_DATABASES ?? '[]');
  const own = addresses[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!own) throw new Error('No database was started for this test process: is database-setup.ts the globalSetup?');
  return own;
}
