import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import * as tables from './tables';

/** A database or a transaction of it: services and stores take it as first argument and do not distinguish the two. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof tables, ExtractTablesWithRelations<typeof tables>>;

/** A database handle over a pool or over one connection. */
export const databaseOf = (client: Pool | PoolClient): Db => drizzle(client, { schema: tables, casing: 'snake_case' });

/**
 * Runs `work` in a transaction, or in a savepoint if `db` is a transaction already. Inside, only `tx` may be used: the
 * embedded database has one session, on which a query outside `tx` would wait for ever.
 */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => db.transaction(work);
