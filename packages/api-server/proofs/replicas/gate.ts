import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/client';
import type { ApiResponse } from '../portal/client';
import { untilIt } from './until';

/** Time limit for all requests to reach the gate, ms: some render a document first. */
const LONGEST = 300_000;

const GATE_OPENS = new Error('The gate opens.');

/** Number of the portal's waiting connections. Not for use in a transaction, which does not see later connections. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}

/**
 * Holds a lock that all of them need (`held`, in SQL) and releases it once the last one waits for it, so that all have
 * read the same state before. Fails if one of them never waits.
 */
export async function allAtOnce(
  db: Db,
  { what, held, tries }: { what: string; held: string; tries: readonly (() => Promise<ApiResponse>)[] },
): Promise<readonly ApiResponse[]> {
  const responses: Promise<ApiResponse>[] = [];
  const early: string[] = [];
  const note = ({ status, body }: ApiResponse) => {
    early.push(`${status} "${body.msg}"`);
  };
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(held));
      responses.push(...tries.map((make) => make()));
      for (const one of responses) void one.then(note);
      const areThere = async () => (await countWaiting(db)) === tries.length;
      await untilIt(areThere, () => `${tries.length} at the gate: ${what}. Heard so far: ${early.join(', ')}`, LONGEST);
      throw GATE_OPENS;
    })
    .catch((error: unknown) => {
      if (error !== GATE_OPENS) throw error;
    });
  return Promise.all(responses);
}
