import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { transaction } from '../src/platform/db/client';
import { lockFacility } from '../src/labelling/facilities/load-facility';
import { deriveState } from './derived-state';
import type { TestPortal } from './portal';

/**
 * Waits until the given number of other connections wait for a lock that a transaction holds. It queries from outside
 * of that transaction, which sees only the connections from the time of its first query. The embedded database has only
 * one connection: there all others wait for the end of the transaction anyway.
 */
export async function untilSomebodyWaits({ db, kind }: Pick<TestPortal, 'db' | 'kind'>, count = 1): Promise<void> {
  if (kind === 'embedded') return;
  for (let tries = 0; tries < 6000; tries += 1) {
    const { rows } = await db.execute(
      sql`select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
    );
    if (rows.length >= count) return;
    await pause(20);
  }
  throw new Error('Nobody came to wait for the lock.');
}

/** Makes calls about a facility so that none can end before all have begun. */
export async function atOnce<ApiAnswer>(
  portal: TestPortal,
  facilityId: string,
  calls: readonly (() => Promise<ApiAnswer>)[],
): Promise<ApiAnswer[]> {
  // A call would derive the state, and wait for the lock.
  await deriveState(portal.db);
  const asked = await transaction(portal.db, async (tx) => {
    await lockFacility(tx, facilityId);
    const waiting = calls.map((call) => call());
    await untilSomebodyWaits(portal, calls.length);
    // In an object: a list of promises would be awaited here, and they wait for this transaction.
    return { waiting };
  });
  return Promise.all(asked.waiting);
}
