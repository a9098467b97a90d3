import { PRODUCT_TITLE } from '@portal/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { emails, installation } from '../db/tables';
import type { Mail, MailContent } from './mail';
import { PORTAL_TITLE } from './portal-title';

/** In one statement; the database takes no statement with too many values. */
const BATCH_SIZE = 200;

const title = sql`coalesce((select ${installation.product_title} from ${installation}), ${PRODUCT_TITLE}::text)`;
const titleInHtml = sql`replace(replace(replace(${title}, '&', '&amp;'), '<', '&lt;'), '>', '&gt;')`;
const inPlaceOfMark = (text: string, put: SQL) => sql<string>`replace(${text}::text, ${PORTAL_TITLE}, ${put})`;

/**
 * What the settings of the installation give to a message: its title, and where answers go. The database puts them in, so
 * that a message costs one statement, and is written with the settings of that moment.
 */
const bySettings = ({ subject, text, html, replyTo }: MailContent & Pick<Mail, 'replyTo'>) => ({
  subject: inPlaceOfMark(subject, title),
  text: inPlaceOfMark(text, title),
  html: inPlaceOfMark(html, titleInHtml),
  replyTo: replyTo ?? sql<string | null>`(select ${installation.reply_to} from ${installation})`,
});

/** Puts messages into the outbox; one with the same key is left as it is. */
export async function writeMails(tx: Db, mails: readonly Mail[]): Promise<void> {
  for (let start = 0; start < mails.length; start += BATCH_SIZE)
    await tx
      .insert(emails)
      .values(mails.slice(start, start + BATCH_SIZE).map((mail) => ({ ...mail, ...bySettings(mail) })))
      .onConflictDoNothing({ target: emails.dedupeKey });
}

/** Puts a message into the outbox; `tx` is the transaction of the change itself, so that neither exists without the other. */
export const writeMail = (tx: Db, mail: Mail): Promise<void> => writeMails(tx, [mail]);

/** Puts a message to everybody whom a query of addresses finds into the outbox; without anybody, there is none. */
export async function writeMailTo(tx: Db, addresses: SQL, mail: Omit<Mail, 'recipients' | 'replyTo' | 'secrets'>) {
  const { kind, facilityId = null, dedupeKey = null } = mail;
  const { subject, text, html, replyTo } = bySettings(mail);
  await tx.execute(sql`
    insert into ${emails} (kind, recipients, reply_to, subject, text, html, facility_id, dedupe_key)
    select ${kind}, found.addresses, ${replyTo}, ${subject}, ${text}, ${html}, ${facilityId}::uuid, ${dedupeKey}
    from (select array(${addresses}) as addresses) found
    where cardinality(found.addresses) > 0
    on conflict (dedupe_key) do nothing`);
}
