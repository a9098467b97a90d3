import type { Pool } from 'pg';

/** The queue for connections to the database. */
export interface ConnectionQueue {
  /** Number of waiting queries and transactions. */
  length: () => number;
  /** Present waiting time, ms; 0 if the queue is empty. */
  delay: () => number;
  /** Whether a request was served within the last given ms: then the database answers, however long the queue is. */
  hasServed: (milliseconds: number) => boolean;
}

/**
 * Measures the queue of a pool. The pool does not report waiting times, so while requests wait, a probe without a query
 * joins the queue and is timed.
 */
export function connectionQueue(
  pool: Pick<Pool, 'waitingCount' | 'connect' | 'on'>,
  now: () => number = () => performance.now(),
): ConnectionQueue {
  let standsSince: number | undefined;
  let waited = 0;
  let servedAt = Number.NEGATIVE_INFINITY;
  pool.on('release', (error) => {
    if (!error) servedAt = now();
  });

  async function standInLine(since: number) {
    standsSince = since;
    // Also if the pool gives up: requests that time out have waited too.
    await pool.connect().then(
      (client) => client.release(),
      () => undefined,
    );
    waited = now() - since;
    standsSince = undefined;
  }

  return {
    length: () => pool.waitingCount,
    hasServed: (milliseconds) => now() - servedAt <= milliseconds,
    delay() {
      if (pool.waitingCount === 0) return (waited = 0);
      if (standsSince === undefined) void standInLine(now());
      return Math.max(waited, now() - (standsSince ?? now()));
    },
  };
}
