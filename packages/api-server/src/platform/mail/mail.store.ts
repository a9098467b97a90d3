import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { emails } from '../db/tables';
import type { Mail } from './mail';

/** In one statement; the database takes no statement with too many values. */
const BATCH_SIZE = 200;

/** Puts messages into the outbox; one with the same key is left as it is. */
export async function writeMails(tx: Db, mails: readonly Mail[]): Promise<void> {
  for (let start = 0; start < mails.length; start += BATCH_SIZE)
    await tx
      .insert(emails)
      .values(mails.slice(start, start + BATCH_SIZE))
      .onConflictDoNothing({ target: emails.dedupeKey });
}

/** Puts a message into the outbox; `tx` is the transaction of the change itself, so that neither exists without the other. */
export const writeMail = (tx: Db, mail: Mail): Promise<void> => writeMails(tx, [mail]);

/** Puts a message to everybody whom a query of addresses finds into the outbox; without anybody, there is none. */
export async function writeMailTo(tx: Db, addresses: SQL, mail: Omit<Mail, 'recipients' | 'replyTo' | 'secrets'>) {
  const { kind, subject, text, html, facilityId = null, dedupeKey = null } = mail;
  await tx.execute(sql`
    insert into ${emails} (kind, recipients, subject, text, html, facility_id, dedupe_key)
    select ${kind}, found.addresses, ${subject}, ${text}, ${html}, ${facilityId}::uuid, ${dedupeKey}
    from (select array(${addresses}) as addresses) found
    where cardinality(found.addresses) > 0
    on conflict (dedupe_key) do nothing`);
}
