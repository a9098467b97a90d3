import { randomUUID } from 'node:crypto';
import { PRODUCT_TITLE } from '@portal/domain';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../db/client';
import { emails, installation, notices, users } from '../db/tables';
import type { Mail, MailContent } from './mail';
import { PORTAL_TITLE } from './portal-title';

/** Number of messages in one statement; the database limits the number of values. */
const BATCH_SIZE = 200;

const title = sql`coalesce((select ${installation.product_title} from ${installation}), ${PRODUCT_TITLE}::text)`;
const titleInHtml = sql`replace(replace(replace(${title}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
const inPlaceOfMark = (text: SQLWrapper | string, put: SQL) =>
  sql<string>`replace(${text}::text, ${PORTAL_TITLE}, ${put})`;

/**
 * The installation's settings in a message: its title, and the address for answers. The database inserts them, so that
 * a message costs one statement, and is written with the settings of that moment.
 */
const bySettings = ({ subject, text, html, replyTo }: MailContent & Pick<Mail, 'replyTo'>) => ({
  subject: inPlaceOfMark(subject, title),
  text: inPlaceOfMark(text, title),
  html: inPlaceOfMark(html, titleInHtml),
  replyTo: replyTo ?? sql<string | null>`(select ${installation.reply_to} from ${installation})`,
});

/** A message with the id that its notice refers to. */
type Numbered = Pick<Mail, 'notice' | 'secrets'> & { id: string };

/**
 * Writes messages, and with them the notices of those recipients who have an account, in one statement: neither exists
 * without the other, and an existing message makes no second notice.
 */
async function writeWithNotices(tx: Db, insert: SQLWrapper, mails: readonly Numbered[]): Promise<void> {
  const told = mails.flatMap(({ id, notice, secrets = [] }) =>
    notice && secrets.length === 0 ? [{ id, text: notice.text, path: notice.path }] : [],
  );
  await tx.execute(sql`
    with written as ${insert}
    insert into ${notices} (user_id, subject, text, path)
    select ${users.id}, written.subject, ${inPlaceOfMark(sql`told.text`, title)}, told.path
    from written
      join jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id uuid, text text, path text) on told.id = written.id
      join ${users} on ${users.email} = any(written.recipients) and ${users.deactivatedAt} is null`);
}

/** Puts messages into the outbox; an existing one with the same key stays unchanged. */
export async function writeMails(tx: Db, mails: readonly Mail[]): Promise<void> {
  for (let start = 0; start < mails.length; start += BATCH_SIZE) {
    const batch = mails.slice(start, start + BATCH_SIZE).map((mail) => ({ ...mail, id: randomUUID() }));
    const insert = tx
      .insert(emails)
      .values(batch.map((mail) => ({ ...mail, ...bySettings(mail) })))
      .onConflictDoNothing({ target: emails.dedupeKey })
      .returning({ id: emails.id, recipients: emails.recipients, subject: emails.subject });
    await writeWithNotices(tx, insert, batch);
  }
}

/** Puts a message into the outbox; `tx` is the transaction of the change itself: neither exists without the other. */
export const writeMail = (tx: Db, mail: Mail): Promise<void> => writeMails(tx, [mail]);

/** Puts a message to all users in a query of addresses into the outbox; without recipients, there is none. */
export async function writeMailTo(tx: Db, addresses: SQL, mail: Omit<Mail, 'recipients' | 'replyTo' | 'secrets'>) {
  const { kind, facilityId = null, dedupeKey = null, calendar = null } = mail;
  const id = randomUUID();
  const { subject, text, html, replyTo } = bySettings(mail);
  const insert = sql`(
    insert into ${emails} (id, kind, recipients, reply_to, subject, text, html, calendar, facility_id, dedupe_key)
    select ${id}::uuid, ${kind}, found.addresses, ${replyTo}, ${subject}, ${text}, ${html}, ${calendar}, ${facilityId}::uuid, ${dedupeKey}
    from (select array(${addresses}) as addresses) found
    where cardinality(found.addresses) > 0
    on conflict (dedupe_key) do nothing
    returning id, recipients, subject)`;
  await writeWithNotices(tx, insert, [{ ...mail, id }]);
}
