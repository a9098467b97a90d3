import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/client';
import { untilIt } from './until';

/** How long it may take until everybody has come, ms: some draw a document first. */
const LONGEST = 30_000;

const DOOR_OPENS = new Error('The door opens.');

/** How many of the portal's connections wait for somebody else's. */
async function countWaiting(tx: Db): Promise<number> {
  const { rows } = await tx.execute<{ count: string }>(
    sql`select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}

/**
 * Takes what all of them need (`held`, in SQL), lets them come, and gives it back at the moment when the last one waits
 * for it: whatever they looked at before, they have all seen the same.
 */
export async function allAtOnce<T>(db: Db, what: string, held: string, tries: readonly (() => Promise<T>)[]) {
  const heard: Promise<T>[] = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(held));
      heard.push(...tries.map((make) => make()));
      await untilIt(
        async () => (await countWaiting(tx)) === tries.length,
        `${tries.length} to wait for it: ${what}`,
        LONGEST,
      );
      throw DOOR_OPENS;
    })
    .catch((error: unknown) => {
      if (error !== DOOR_OPENS) throw error;
    });
  return Promise.all(heard);
}
