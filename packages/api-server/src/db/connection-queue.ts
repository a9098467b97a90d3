import type { Pool } from 'pg';

/** Those who wait for a connection to the database. */
export interface ConnectionQueue {
  /** How many queries and transactions wait. */
  length: () => number;
  /** How long one of them waits at present, ms; 0 when nobody does. */
  delay: () => number;
}

/**
 * Looks at the queue of a pool. The pool does not tell how long anybody waits, so while somebody does, one that wants
 * nothing stands in line too, and is timed.
 */
export function connectionQueue(
  pool: Pick<Pool, 'waitingCount' | 'connect'>,
  now: () => number = () => performance.now(),
): ConnectionQueue {
  let standsSince: number | undefined;
  let waited = 0;

  async function standInLine(since: number) {
    standsSince = since;
    // Also when the pool gives up: whoever was sent away unserved has waited too.
    await pool.connect().then(
      (client) => client.release(),
      () => undefined,
    );
    waited = now() - since;
    standsSince = undefined;
  }

  return {
    length: () => pool.waitingCount,
    delay() {
      if (pool.waitingCount === 0) return (waited = 0);
      if (standsSince === undefined) void standInLine(now());
      return Math.max(waited, now() - (standsSince ?? now()));
    },
  };
}
