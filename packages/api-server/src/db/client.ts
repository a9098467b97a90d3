import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { startEmbedded } from './embedded/start';
import { migrateDatabase } from './migrate';
import { checkServer, connectTo, createPool } from './pool';
import { seed } from './seed';
import * as tables from './tables';

/** A database or a transaction of it: services and stores take it first and never know which of the two they got. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof tables, ExtractTablesWithRelations<typeof tables>>;

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it, the embedded database below `dataDir` is opened. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told about trouble that does not stop the portal, in a sentence. */
  warn?: (message: string) => void;
  /** Called when the embedded database dies; the portal cannot go on, so by default the process ends. */
  onLost?: (error: Error) => void;
}

export interface Database {
  db: Db;
  pool: Pool;
  kind: 'embedded' | 'postgresql';
  /** Ends all connections, then the embedded database, then the lock of the data folder. */
  close: () => Promise<void>;
}

/** A database handle over a pool or over one connection. */
export const databaseOf = (client: Pool | PoolClient): Db => drizzle(client, { schema: tables, casing: 'snake_case' });

/**
 * Opens the database, brings its tables up to date and writes what every portal starts with.
 * Throws a `StartError` when the folder is in use, the server is out of reach or too old, or its data too new.
 */
export async function openDatabase({ databaseUrl, dataDir, warn, onLost }: DatabaseOptions): Promise<Database> {
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir, onLost);
  const pool = createPool(embedded ? { embeddedAt: embedded.socketFolder } : { url: databaseUrl ?? '' }, { warn });
  const close = async () => {
    await pool.end();
    await embedded?.close();
  };
  try {
    await connectTo(pool);
    await checkServer(pool);
    await migrateDatabase(pool);
    const db = databaseOf(pool);
    await seed(db);
    return { db, pool, kind: embedded ? 'embedded' : 'postgresql', close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Runs `work` in a transaction, or in a savepoint when `db` is a transaction already.
 * Inside, only `tx` may be used: the embedded database has one session, on which a query past `tx` would wait for ever.
 */
export const transaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> => db.transaction(work);
