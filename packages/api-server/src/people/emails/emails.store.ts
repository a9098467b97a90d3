import { and, count, desc, eq } from 'drizzle-orm';
import type { EmailQuery, EmailStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { contains } from '../../platform/db/contains';
import { searchTexts } from '../../platform/db/search-texts';
import { emails } from '../../platform/db/tables';

function matching({ search, status }: Pick<EmailQuery, 'search' | 'status'>) {
  return and(
    search ? contains(searchTexts.email(emails), search) : undefined,
    status ? eq(emails.status, status as EmailStatus) : undefined,
  );
}

/** A page of the matching messages, newest first. */
export const listEmails = (db: Db, query: EmailQuery) =>
  db
    .select()
    .from(emails)
    .where(matching(query))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .offset(query.start)
    .limit(query.count);
export type StoredEmail = Awaited<ReturnType<typeof listEmails>>[number];

/** Number of matching messages, whatever page is requested. */
export async function countEmails(db: Db, query: EmailQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(emails).where(matching(query));
  return counted?.total ?? 0;
}

/** A message, or undefined. */
export async function findEmail(db: Db, id: string): Promise<StoredEmail | undefined> {
  const [email] = await db.select().from(emails).where(eq(emails.id, id));
  return email;
}

/** A message, locked until the transaction ends, or undefined. */
export async function lockEmail(tx: Db, id: string): Promise<StoredEmail | undefined> {
  const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for('update');
  return email;
}

interface Requeued {
  now: Date;
  /** Recipients who have received it and do not get it again. */
  accepted: string[];
}

/** Makes a message pending again, from now on; the number of attempts stays. */
export async function requeueEmail(tx: Db, id: string, { now, accepted }: Requeued): Promise<void> {
  await tx
    .update(emails)
    .set({ status: 'pending', sentAt: null, nextAttemptAt: now, retryUntil: null, accepted })
    .where(eq(emails.id, id));
}
