import { getTableName, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { databaseOf } from '../src/platform/db/client';
import type { Db } from '../src/platform/db/client';
import { createPool } from '../src/platform/db/pool';
import type { Address } from '../src/platform/db/pool';
import { seed } from '../src/platform/db/seed';
import * as tables from '../src/platform/db/tables';
import { logStatements } from './statements';
import { turnUnordered } from './unordered';

export interface TestDatabase {
  readonly db: Db;
  readonly pool: Pool;
  /** What was sent to it so far. */
  readonly statements: readonly string[];
  kind: 'embedded' | 'postgresql';
}

const ALL_TABLES = Object.values(tables).map((table) => `"${getTableName(table)}"`);
/** Empties all tables, whichever refers to which. Many times faster than `truncate`, which makes every file anew. */
const DELETE_ALL = [
  'begin',
  'set local session_replication_role = replica',
  ...ALL_TABLES.map((table) => `delete from ${table}`),
  'commit',
].join('; ');

/**
 * The database of this test process, for the file that calls it: before every test it is as after a first start.
 * Where it is on a server, the account must be a superuser.
 */
export function testDatabase(): TestDatabase {
  const address = ownAddress();
  const pool = createPool(address, {
    warn: (message) => {
      throw new Error(message);
    },
  });
  turnUnordered(pool);
  const statements = logStatements(pool);
  const db = databaseOf(pool);
  // What was deleted stays in the files; a file of tests does not read through what those before it left.
  beforeAll(() => db.execute(sql.raw(`truncate ${ALL_TABLES.join(', ')}`)));
  beforeEach(async () => {
    await db.execute(sql.raw(DELETE_ALL));
    await seed(db);
  });
  afterAll(() => pool.end());
  return { db, pool, statements, kind: 'url' in address ? 'postgresql' : 'embedded' };
}

/** Address of the database that belongs to this test process. */
export function ownAddress(): Address {
  const addresses: Address[] = JSON.parse(process.env.PORTAL_TEST_DATABASES ?? '[]');
  const own = addresses[Number(process.env.JEST_WORKER_ID ?? 1) - 1];
  if (!own) throw new Error('No database was started for this test process: is database-setup.ts the globalSetup?');
  return own;
}
