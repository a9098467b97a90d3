import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { EmailQuery, EmailStatus } from '@portal/domain';
import type { Db } from '../../platform/db/client';
import { contains } from '../../platform/db/contains';
import { prepared, preparedPages } from '../../platform/db/prepared';
import { searchTexts } from '../../platform/db/search-texts';
import { emails } from '../../platform/db/tables';

function matching({ search, status }: Pick<EmailQuery, 'search' | 'status'>) {
  return and(
    search ? contains(searchTexts.email(emails), search) : undefined,
    status ? eq(emails.status, status as EmailStatus) : undefined,
  );
}

export type StoredEmail = typeof emails.$inferSelect;

const newestFirst = (db: Db, where?: SQL) =>
  db.select().from(emails).where(where).orderBy(desc(emails.createdAt), desc(emails.id)).$dynamic();

const counting = (db: Db, where?: SQL) => db.select({ total: count() }).from(emails).where(where);

const pageOfAll = preparedPages((db) => newestFirst(db));
const allCounted = prepared((db) => counting(db).prepare(''));

/** A page of the matching messages, newest first. */
export function listEmails(db: Db, query: EmailQuery): Promise<StoredEmail[]> {
  const { start, count: most } = query;
  const where = matching(query);
  return where ? newestFirst(db, where).offset(start).limit(most) : pageOfAll(db, query);
}

/** Number of matching messages, whatever page is requested. */
export async function countEmails(db: Db, query: EmailQuery): Promise<number> {
  const where = matching(query);
  const [counted] = await (where ? counting(db, where) : allCounted(db, {}));
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
