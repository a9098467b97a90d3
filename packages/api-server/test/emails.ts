import { asc, eq } from 'drizzle-orm';
import { emails } from '../src/platform/db/tables';
import type { TestPortal } from './portal';

/** A message, pending by default. */
export async function addEmail({ db }: Pick<TestPortal, 'db'>, change: Partial<typeof emails.$inferInsert> = {}) {
  const [email] = await db
    .insert(emails)
    .values({
      kind: 'news',
      subject: 'News of the portal',
      recipients: ['ada@site.example'],
      text: 'There is news.',
      html: '<p>There is news.</p>',
      ...change,
    })
    .returning();
  if (!email) throw new Error('The message was not stored.');
  return email;
}

/** The stored row of a message. */
export async function emailOf({ db }: Pick<TestPortal, 'db'>, id: string) {
  const [email] = await db.select().from(emails).where(eq(emails.id, id));
  if (!email) throw new Error('There is no such message.');
  return email;
}

const toWhom = ({ recipients, kind }: { recipients: string[]; kind: string }) => [...recipients, kind].join(' ');

/** The messages of one call, by recipient: the embedded database does not record their order. */
export async function emailsByRecipient({ db }: Pick<TestPortal, 'db'>) {
  return (await db.select().from(emails)).toSorted((one, other) => (toWhom(one) < toWhom(other) ? -1 : 1));
}

/** The messages in the order in which they were written, those of the same time by recipient. */
export const emailsInOrder = ({ db }: Pick<TestPortal, 'db'>) =>
  db.select().from(emails).orderBy(asc(emails.createdAt), asc(emails.recipients));
