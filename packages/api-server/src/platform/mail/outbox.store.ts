import { and, asc, eq, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { emails } from '../db/tables';
import type { DeliveryOutcome } from './delivery-outcome';

/** Which try of which message a worker has in hand; another worker that takes it over makes it another try. */
interface Attempt {
  id: string;
  attempts: number;
}

/**
 * Takes the message that has waited longest, for this worker alone, until the lock runs out; nothing when none is due.
 * Those with a link come first: their recipients wait for it at the screen.
 * One statement and so one transaction, which is over before anything is sent. A message that was never tried is due
 * whatever the clock says, since the clock of the database and that of the server may differ.
 */
export async function lockMessage(db: Db, { now, lockedUntil }: { now: Date; lockedUntil: Date }) {
  const isDue = and(eq(emails.status, 'pending'), or(eq(emails.attempts, 0), lte(emails.nextAttemptAt, now)));
  // The lock of another worker has lapsed: that worker has died.
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

/** Writes down what became of a try; false when another worker has taken the message over. */
export async function storeOutcome(db: Db, { id, attempts }: Attempt, outcome: DeliveryOutcome): Promise<boolean> {
  const recorded = await db
    .update(emails)
    .set({ ...outcome, lockedUntil: null })
    .where(and(eq(emails.id, id), eq(emails.status, 'sending'), eq(emails.attempts, attempts)))
    .returning({ id: emails.id });
  return recorded.length > 0;
}
