import type { Db } from '../../platform/db/client';
import { countAll, countFrom } from './list-audit.store';

/** A log of fewer entries is counted each time. */
const LONG = 10_000;

/** Time for which a count is extended, ms. */
const HOLDS = 60_000;

interface Counted {
  /** Number of entries before the newest one: more of them can be written in the moment of that one. */
  before: number;
  newest: string;
  /** Time of the count, ms. */
  at: number;
}
const counted = new WeakMap<Db, Counted>();

/**
 * The number of entries of the whole log. Counting a long one takes longer than reading a page, and it only grows: for
 * a minute, new entries are added to the last count, and entries removed by the nightly job are still counted.
 * @param now ms, of a monotonic clock
 * @param long minimum number of entries of a long log
 */
export async function sizeOfRecord(db: Db, now = performance.now(), long = LONG): Promise<number> {
  const known = counted.get(db);
  if (known && now - known.at < HOLDS) return known.before + (await countFrom(db, known.newest));
  const { total, before, newest } = await countAll(db);
  if (newest !== null && total >= long) counted.set(db, { before, newest, at: now });
  return total;
}
