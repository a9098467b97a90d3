import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { rateLimits } from '../db/tables';

/** The count of events in the current window. */
export interface Counted {
  count: number;
  windowEndsAt: Date;
}

/**
 * Adds one, or an amount, to a count in a single statement, so that concurrent events get different numbers. A window
 * that has ended starts anew.
 */
export async function countUp(
  db: Db,
  key: string,
  { now, seconds, amount = 1 }: { now: Date; seconds: number; amount?: number },
): Promise<Counted> {
  const windowEndsAt = new Date(now.getTime() + seconds * 1000);
  const hasEnded = lte(rateLimits.windowEndsAt, now);
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, count: amount, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${hasEnded} then excluded.count else ${rateLimits.count} + excluded.count end`,
        windowEndsAt: sql`case when ${hasEnded} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt });
  if (!counted) throw new Error('The counting statement returned no row.');
  return counted;
}

/** Counts one more, as above, in a window that begins anew with every event. */
export async function countAgain(
  db: Db,
  key: string,
  { now, seconds }: { now: Date; seconds: number },
): Promise<Counted> {
  const windowEndsAt = new Date(now.getTime() + seconds * 1000);
  const hasEnded = lte(rateLimits.windowEndsAt, now);
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { count: sql`case when ${hasEnded} then 1 else ${rateLimits.count} + 1 end`, windowEndsAt },
    })
    .returning({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt });
  if (!counted) throw new Error('The counting statement returned no row.');
  return counted;
}

/** The count of the current window; undefined if none is open. */
export async function readCount(db: Db, key: string, now: Date): Promise<Counted | undefined> {
  const [counted] = await db
    .select({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, now)));
  return counted;
}

/** Without its row, a count starts anew with the next event. */
export async function forgetCount(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Removes counts whose window has ended: they have no effect any more. */
export async function removeLapsedCounts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now));
}
