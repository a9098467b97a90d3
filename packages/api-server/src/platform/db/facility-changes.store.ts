import { lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from './client';
import { facilityChanges } from './tables';

/** A moment of the database. */
export interface Moment {
  /** Names the transactions that are seen. */
  snapshot: string;
  /**
   * Of the write-ahead log; another one once a replica has taken over, whose transactions are numbered on their own.
   */
  timeline: string;
}

/** The facilities that changed in the time between two moments. */
export interface Changes {
  /** The later moment. */
  moment: Moment;
  /** Their ids; `null` among them stands for any facility. */
  changed: (string | null)[];
}

const { changedIn } = facilityChanges;

const PRESENT = sql`pg_current_snapshot()::text as snapshot, left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`;

async function one<Row extends object>(db: Db, query: SQL): Promise<Row> {
  const { rows } = await db.execute(query);
  const [found] = rows;
  if (!found) throw new Error('The database has no snapshot.');
  return found as Row;
}

/**
 * The facilities that were changed by transactions which an earlier moment does not see, by any server. Transactions
 * commit in another order than they begin in, so that neither times nor numbers tell this.
 */
export async function listChanges(db: Db, { snapshot: since, timeline }: Moment): Promise<Changes> {
  const { changed, ...moment } = await one<Moment & Pick<Changes, 'changed'>>(
    db,
    sql`select ${PRESENT}, array(
      select distinct ${facilityChanges.facilityId} from ${facilityChanges}
       where ${changedIn} >= pg_snapshot_xmin(${since}::pg_snapshot)
         and not pg_visible_in_snapshot(${changedIn}, ${since}::pg_snapshot)
         -- In the database of a restored backup, numbers of transactions may lie ahead.
         and pg_visible_in_snapshot(${changedIn}, pg_current_snapshot())) as changed`,
  );
  return { moment, changed: moment.timeline === timeline ? changed : [null] };
}

/** The present moment. */
export const currentMoment = (db: Db): Promise<Moment> => one<Moment>(db, sql`select ${PRESENT}`);

/** Removes what no server needs any more, as it looks everything up again by then. */
export async function removeOldChanges(db: Db, before: Date): Promise<void> {
  await db.delete(facilityChanges).where(lt(facilityChanges.changedAt, before));
}
