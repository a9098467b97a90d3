import { getTableName, sql } from 'drizzle-orm';
import { currentKey } from '../src/people/accounts/signing-keys';
import { databaseOf, type Db } from '../src/platform/db/client';
import { seed } from '../src/platform/db/open-database';
import { createPool, type Address } from '../src/platform/db/pool';
import * as tables from '../src/platform/db/tables';

const RESET = 'PORTAL_TEST_RESET';

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

/** Determines once for all test files, on a migrated database, what a portal has after its first start. */
export async function prepareReset(address: Address): Promise<void> {
  const pool = createPool(address);
  const db = databaseOf(pool);
  await seed(db);
  // As after the first login: otherwise each test would make a key.
  await currentKey(db);
  process.env[RESET] = await resetTo(db);
  await pool.end();
}

/** The statements that give a database this content, in one text. */
export const resetStatement = () => process.env[RESET] ?? '';
