import { and, eq, inArray, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { auditEntries, contactMessages, emails, identities, notices } from '../../platform/db/tables';
import { escapeHtml } from '../../platform/html/escape';

/** The values by which a user is found in texts. */
interface Named {
  email: string;
  name: string;
}

interface Forgotten {
  id: string;
  was: Named;
  is: Named;
}

/** Whether a message to this address has not been sent yet. */
export async function hasWaitingMail(tx: Db, email: string): Promise<boolean> {
  const isWaiting = inArray(emails.status, ['pending', 'sending']);
  const waiting = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(isWaiting, sql`${email} = any(${emails.recipients})`))
    .limit(1);
  return waiting.length > 0;
}

/** A text without the user; `write` returns the form of a name in the text. */
function without(text: SQLWrapper, { was, is }: Forgotten, write = (name: string) => name) {
  const unnamed = sql`replace(${text}, ${write(was.name)}, ${write(is.name)})`;
  return sql`replace(${unnamed}, ${write(was.email)}, ${write(is.email)})`;
}

const mentions = (text: SQLWrapper, { was }: Forgotten, write = (name: string) => name) =>
  sql`(position(${write(was.name)} in ${text}) > 0 or position(${write(was.email)} in ${text}) > 0)`;

/** A text in its form within JSON. */
const inJson = (name: string) => JSON.stringify(name).slice(1, -1);

async function forgetInAudit(tx: Db, person: Forgotten) {
  const ofAccount = and(eq(auditEntries.objectKind, 'user'), eq(auditEntries.objectId, person.id));
  // Entries of the account itself also contain single names, former ones among them.
  const fields = sql`array['email', 'first_name', 'last_name']`;
  await tx
    .update(auditEntries)
    .set({
      objectName: person.is.name,
      oldValue: sql`${auditEntries.oldValue} - ${fields}`,
      newValue: sql`${auditEntries.newValue} - ${fields}`,
    })
    .where(ofAccount);
  for (const column of [auditEntries.oldValue, auditEntries.newValue]) {
    const text = sql`${column}::text`;
    await tx
      .update(auditEntries)
      .set({
        [column === auditEntries.oldValue ? 'oldValue' : 'newValue']: sql`${without(text, person, inJson)}::jsonb`,
      })
      .where(mentions(text, person, inJson));
  }
  await tx
    .update(auditEntries)
    .set({ objectName: without(auditEntries.objectName, person) })
    .where(mentions(auditEntries.objectName, person));
}

async function forgetInMessages(tx: Db, person: Forgotten) {
  const { was, is } = person;
  await tx
    .update(emails)
    .set({
      recipients: sql`array_replace(${emails.recipients}, ${was.email}, ${is.email})`,
      accepted: sql`array_replace(${emails.accepted}, ${was.email}, ${is.email})`,
      replyTo: sql`case when lower(${emails.replyTo}) = ${was.email} then null else ${emails.replyTo} end`,
      subject: without(emails.subject, person),
      text: without(emails.text, person),
      html: without(emails.html, person, escapeHtml),
    })
    .where(
      or(
        sql`${was.email} = any(${emails.recipients})`,
        eq(sql`lower(${emails.replyTo})`, was.email),
        mentions(emails.subject, person),
        mentions(emails.text, person),
        mentions(emails.html, person, escapeHtml),
      ),
    );
  await tx.delete(notices).where(eq(notices.userId, person.id));
  await tx.delete(identities).where(eq(identities.userId, person.id));
  await tx
    .update(notices)
    .set({ subject: without(notices.subject, person), text: without(notices.text, person) })
    .where(or(mentions(notices.subject, person), mentions(notices.text, person)));
  await tx
    .update(contactMessages)
    .set({ email: is.email, firstName: 'Former', lastName: 'user' })
    .where(or(eq(contactMessages.userId, person.id), eq(sql`lower(${contactMessages.email})`, was.email)));
}

/** Removes the personal data of a user from the audit log, mails, notices and contact messages. */
export async function forgetPerson(tx: Db, person: Forgotten): Promise<void> {
  await forgetInAudit(tx, person);
  await forgetInMessages(tx, person);
}
