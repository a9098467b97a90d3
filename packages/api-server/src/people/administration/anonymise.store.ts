import { COMPONENTS } from '@portal/domain';
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

/** How a name is written in a text: as it is, or with escaped characters. */
type Write = (name: string) => string;

const asItIs: Write = (name) => name;

/** Escapes what has a meaning in a pattern of the database. */
const literally = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

/** The full name, and not the beginning or the end of another one. */
const nameIn = (name: string) => `(?<![[:alnum:]])${literally(name)}(?![[:alnum:]])`;

/** The address, and not a part of another one; a full stop may follow it. */
const addressIn = (email: string) => `(?<![[:alnum:]._%+-])${literally(email)}(?![[:alnum:]_@-]|\\.[[:alnum:]])`;

/** A text without the user. */
function without(text: SQLWrapper, { was, is }: Forgotten, write = asItIs) {
  const unnamed = sql`regexp_replace(${text}, ${nameIn(write(was.name))}, ${write(is.name)}, 'g')`;
  return sql`regexp_replace(${unnamed}, ${addressIn(write(was.email))}, ${write(is.email)}, 'g')`;
}

const mentions = (text: SQLWrapper, { was }: Forgotten, write = asItIs) =>
  sql`(${text} ~ ${nameIn(write(was.name))} or ${text} ~ ${addressIn(write(was.email))})`;

/** The values of the audit log that name a user. What a facility or an instrument says is nobody's account. */
const NAMING: readonly [key: string, by: keyof Named][] = [
  ...['owner', 'deputy', ...COMPONENTS.map(({ code }) => code)].map((key): [string, keyof Named] => [key, 'name']),
  ['email', 'email'],
];

async function forgetInAudit(tx: Db, { id, was, is }: Forgotten) {
  const ofAccount = and(eq(auditEntries.objectKind, 'user'), eq(auditEntries.objectId, id));
  // Entries of the account itself also contain single names, former ones among them.
  const fields = sql`array['email', 'first_name', 'last_name']`;
  await tx
    .update(auditEntries)
    .set({
      objectName: is.name,
      oldValue: sql`${auditEntries.oldValue} - ${fields}`,
      newValue: sql`${auditEntries.newValue} - ${fields}`,
    })
    .where(ofAccount);
  for (const [key, by] of NAMING) {
    const isNamed = (value: SQLWrapper) => sql`${value} ->> ${key}::text = ${was[by]}`;
    const renamed = (value: SQLWrapper) =>
      sql`case when ${isNamed(value)} then ${value} || jsonb_build_object(${key}::text, ${is[by]}::text) else ${value} end`;
    await tx
      .update(auditEntries)
      .set({ oldValue: renamed(auditEntries.oldValue), newValue: renamed(auditEntries.newValue) })
      .where(or(isNamed(auditEntries.oldValue), isNamed(auditEntries.newValue)));
  }
  // Entries of messages are named by their subject.
  await tx
    .update(auditEntries)
    .set({ objectName: without(auditEntries.objectName, { id, was, is }) })
    .where(and(eq(auditEntries.objectKind, 'email'), mentions(auditEntries.objectName, { id, was, is })));
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
