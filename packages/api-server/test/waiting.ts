import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client';
import type { TestPortal } from './portal';

/**
 * Waits until another connection, or so many, wait for a lock that this transaction holds. The embedded database has one
 * connection only: there everybody else waits for the end of the transaction anyway.
 */
export async function untilSomebodyWaits(tx: Db, { kind }: Pick<TestPortal, 'kind'>, count = 1): Promise<void> {
  if (kind === 'embedded') return;
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await tx.execute(
      sql`select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
    );
    if (rows.length >= count) return;
    await pause(20);
  }
  throw new Error('Nobody came to wait for the lock.');
}
