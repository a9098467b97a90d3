import { and, asc, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { emails } from '../db/tables';
import type { DeliveryOutcome } from './delivery-outcome';

/** The attempt that a worker has in hand; a worker that takes the message over makes another attempt. */
interface Attempt {
  id: string;
  attempts: number;
}

/**
 * Locks the message that has waited longest, for this worker alone, until the lock expires; undefined if none is due.
 * Those with a link come first: their recipients wait for it at the screen. One statement and so one transaction, which
 * ends before anything is sent. A message without an attempt is due whatever the time, since the clocks of the database
 * and of the server may differ.
 */
export async function lockMessage(db: Db, { now, lockedUntil }: { now: Date; lockedUntil: Date }) {
  const isDue = and(eq(emails.status, 'pending'), or(eq(emails.attempts, 0), lte(emails.nextAttemptAt, now)));
  // The lock of another worker has expired: that worker has died.
  const isLeft = and(eq(emails.status, 'sending'), lt(emails.lockedUntil, now));
  const next = db
    .select({ id: emails.id })
    .from(emails)
    .where(or(isDue, isLeft))
    .orderBy(asc(sql`cardinality(${emails.secrets}) = 0`), asc(emails.nextAttemptAt), asc(emails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [locked] = await db
    .update(emails)
    .set({ status: 'sending', attempts: sql`${emails.attempts} + 1`, lockedUntil })
    .where(eq(emails.id, next))
    .returning();
  return locked;
}
export type LockedMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

/** Stores the result of an attempt; false if another worker has taken the message over. */
export async function storeOutcome(db: Db, { id, attempts }: Attempt, outcome: DeliveryOutcome): Promise<boolean> {
  const recorded = await db
    .update(emails)
    .set({ ...outcome, lockedUntil: null })
    .where(and(eq(emails.id, id), eq(emails.status, 'sending'), eq(emails.attempts, attempts)))
    .returning({ id: emails.id });
  return recorded.length > 0;
}
