import type { Pool } from 'pg';
import { ROLES, TYPE_LISTS, type TypeListName } from '@portal/domain';
import { databaseOf, type Db } from './client';
import { startEmbedded } from './embedded/start';
import { migrateDatabase } from './migrate';
import { checkServer, connectTo, createPool } from './pool';
import { composition, roles, typeNames } from './tables';

const LISTS = Object.keys(TYPE_LISTS) as TypeListName[];

/** Inserts the rows that every portal needs and keeps existing ones, so that a renamed role or value keeps its name. */
export async function seed(db: Db): Promise<void> {
  await db
    .insert(roles)
    .values(ROLES.map(({ code, name }) => ({ code, name })))
    .onConflictDoNothing();
  await db
    .insert(typeNames)
    .values(LISTS.flatMap((list) => TYPE_LISTS[list].map(({ code, name }) => ({ list, code, name }))))
    .onConflictDoNothing();
  await db.insert(composition).values({ id: 1 }).onConflictDoNothing();
}

export interface DatabaseOptions {
  /** Address of a PostgreSQL server; if undefined, the embedded database below `dataDir` is opened. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Receives warnings about problems that do not stop the portal. */
  warn?: (message: string) => void;
  /** Maximum duration of a query on a server, ms; none if undefined. */
  queryLimit?: number;
  /** Called if the embedded database dies; the portal cannot continue, so by default the process ends. */
  onLost?: (error: Error) => void;
}

export interface Database {
  db: Db;
  pool: Pool;
  kind: 'embedded' | 'postgresql';
  /** Closes all connections, then the embedded database, then the lock of the data folder. */
  close: () => Promise<void>;
}

/**
 * Connects to the database without changing its tables. Throws a `StartError` if the folder is in use, or the server is
 * unreachable or too old.
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, warn, queryLimit, onLost } = options;
  const embedded = databaseUrl ? undefined : await startEmbedded(dataDir, onLost);
  const pool = createPool(embedded ? { embeddedAt: embedded.socketFolder } : { url: databaseUrl ?? '' }, {
    warn,
    queryLimit,
  });
  const close = async () => {
    await pool.end();
    await embedded?.close();
  };
  try {
    await connectTo(pool);
    await checkServer(pool);
    return { db: databaseOf(pool), pool, kind: embedded ? 'embedded' : 'postgresql', close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens the database, migrates its tables and inserts the initial rows of every portal. Throws a `StartError` if it is
 * unreachable, or its data is too new.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await connectDatabase(options);
  try {
    await migrateDatabase(database.pool);
    await seed(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
