import type { Pool } from 'pg';
import { databaseOf } from './client';
import type { Db } from './client';
import { startEmbedded } from './embedded/start';
import { migrateDatabase } from './migrate';
import { checkServer, connectTo, createPool } from './pool';
import { seed } from './seed';

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
