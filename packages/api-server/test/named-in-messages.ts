import { eq, isNull, sql } from 'drizzle-orm';
import { replaceWhereNamed, without } from '../src/people/administration/without-person.store';
import type { Db } from '../src/platform/db/client';
import { emails, users } from '../src/platform/db/tables';
import type { WrittenMail } from './written-mails';

/** Whether anonymising the account takes its name out of the message wherever it stands. */
const isOwn = ({ recipients, replyTo, text }: WrittenMail, email: string) =>
  recipients.every((address) => address === email) || replyTo === email || text.includes(email);

/** The texts of a message without a name where the portal itself names people, and without longer names of others. */
async function withoutNamed(db: Db, { id }: WrittenMail, name: string, longer: readonly string[]): Promise<string> {
  const list = replaceWhereNamed([{ name, others: longer }], '');
  const texts = sql<string>`${without(emails.subject, list)} || ${'\n'} || ${without(emails.text, list)}`;
  const rows = await db.select({ texts }).from(emails).where(eq(emails.id, id));
  return rows.map((row) => longer.reduce((text, other) => text.replaceAll(other, ''), row.texts)).join('');
}

/**
 * What is left of messages that name an account to others in other words than those that anonymising knows: the name
 * would stay there for ever.
 */
export async function namedInOtherWords(db: Db, mails: readonly WrittenMail[]): Promise<string[]> {
  const accounts = await db.select().from(users).where(isNull(users.anonymisedAt));
  const people = accounts.map(({ email, firstName, lastName }) => ({ email, name: `${firstName} ${lastName}` }));
  const found: string[] = [];
  for (const mail of mails)
    for (const { email, name } of people) {
      if (!`${mail.subject}\n${mail.text}`.includes(name) || isOwn(mail, email)) continue;
      const longer = people.map((other) => other.name).filter((other) => other !== name && other.includes(name));
      const left = await withoutNamed(db, mail, name, longer);
      if (left.includes(name)) found.push(`${mail.kind}: ${left}`);
    }
  return found;
}
