import { lt, sql } from 'drizzle-orm';
import type { Db } from './client';
import { facilityChanges } from './tables';

/** The facilities that changed in the time between two snapshots. */
export interface Changes {
  /** The later snapshot: it names the transactions that it sees. */
  snapshot: string;
  /** Their ids; `null` among them stands for any facility. */
  changed: (string | null)[];
}

const { changedIn } = facilityChanges;

/**
 * The facilities that were changed by transactions which an earlier snapshot does not see, by any server. Transactions
 * commit in another order than they begin in, so that neither times nor numbers tell this.
 */
export async function listChanges(db: Db, since: string): Promise<Changes> {
  const { rows } = await db.execute<Changes & Record<string, unknown>>(sql`
    select pg_current_snapshot()::text as snapshot, array(
      select distinct ${facilityChanges.facilityId} from ${facilityChanges}
       where ${changedIn} >= pg_snapshot_xmin(${since}::pg_snapshot)
         and not pg_visible_in_snapshot(${changedIn}, ${since}::pg_snapshot)
         -- In the database of a restored backup, numbers of transactions may lie ahead.
         and pg_visible_in_snapshot(${changedIn}, pg_current_snapshot())) as changed`);
  const [found] = rows;
  if (!found) throw new Error('The database has no snapshot.');
  return found;
}

/** The present snapshot. */
export async function currentSnapshot(db: Db): Promise<string> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`);
  return rows[0]?.snapshot ?? '';
}

/** Removes what no server needs any more, as it looks everything up again by then. */
export async function removeOldChanges(db: Db, before: Date): Promise<void> {
  await db.delete(facilityChanges).where(lt(facilityChanges.changedAt, before));
}
