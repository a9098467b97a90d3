import type { Pool } from 'pg';

/** Those who wait for a connection to the database. */
export interface ConnectionQueue {
  /** How many queries and transactions wait. */
  length: () => number;
  /** How long one of them waits at present, ms; 0 without any. */
  delay: () => number;
  /** Whether anybody was served within the last so many ms: then the database answers, however many wait. */
  hasServed: (milliseconds: number) => boolean;
}

/**
 * Measures the queue of a pool. The pool does not report waiting times, so while requests wait, one that wants
 * nothing stands in line too, and is timed.
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
    // Also when the pool gives up: requests that time out have waited too.
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
