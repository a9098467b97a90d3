import type { Db } from '../../platform/db/client';
import { countAll, countSince } from './list-audit.store';

/** A record of fewer entries is counted each time. */
const LONG = 10_000;

/** How long a number is counted on from, ms. */
const HOLDS = 60_000;

interface Counted {
  total: number;
  newest: string;
  /** When it was counted, ms. */
  at: number;
}
const counted = new WeakMap<Db, Counted>();

/**
 * How many entries the whole record has. All of a long one take longer to count than a page to read, and it only grows:
 * for a minute, what has come since is added to what was counted. What the night removes for its age is missed after that.
 * @param now ms, of a clock that runs evenly
 * @param long from how many entries on
 */
export async function sizeOfRecord(db: Db, now = performance.now(), long = LONG): Promise<number> {
  const known = counted.get(db);
  if (known && now - known.at < HOLDS) return known.total + (await countSince(db, known.newest));
  const { total, newest } = await countAll(db);
  if (newest !== null && total >= long) counted.set(db, { total, newest, at: now });
  return total;
}
