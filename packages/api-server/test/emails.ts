import { emails } from '../src/db/tables';
import type { TestPortal } from './portal';

/** A message that waits to be sent, unless said otherwise. */
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
