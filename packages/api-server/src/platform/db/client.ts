import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { sqlProblem } from './sql-problem';
import * as tables from './tables';

/** A database or a transaction of it: services and stores take it as first argument and do not distinguish the two. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof tables, ExtractTablesWithRelations<typeof tables>>;

const handleOn = (client: Pool | PoolClient) => drizzle(client, { schema: tables, casing: 'snake_case' });

/** A database handle over a pool or over one connection. */
export function databaseOf(client: Pool | PoolClient): Db {
  const db: Db = handleOn(client);
  return 'totalCount' in client ? Object.assign(db, { transaction: transactionsOn(client) }) : db;
}

/** Transactions of a pool. Those of the library would keep the connection for ever if `begin` itself fails. */
function transactionsOn(pool: Pool): Db['transaction'] {
  const handles = new WeakMap<PoolClient, ReturnType<typeof handleOn>>();
  return async (work, config) => {
    const client = await pool.connect();
    const handle = handles.get(client) ?? handleOn(client);
    handles.set(client, handle);
    let lost: Error | undefined;
    try {
      return await handle.transaction(work, config);
    } catch (error) {
      if (sqlProblem(error)?.kind === 'unavailable') lost = error as Error;
      throw error;
    } finally {
      client.release(lost);
    }
  };
}

/**
 * Runs `work` in a transaction, or in a savepoint if `db` is a transaction already. Inside, only `tx` may be used: the
 * embedded database has one session, on which a query outside `tx` would wait for ever.
 */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => db.transaction(work);
