import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/db/client';
import { contactMessages, emails, notices } from '../../platform/db/tables';
import { escapeHtml } from '../../platform/html/escape';
import { isContactOf, type Forgotten } from './known-as.store';
import { isOneOf, isOwnMessage, isToSome } from './messages-of.store';
import { mentions, without, type Replaced, type Replacement } from './without-person.store';

async function forgetInMails(tx: Db, person: Forgotten, replaced: Replaced) {
  const { was, is } = person;
  const { subject, text, html, lastError, recipients, accepted, dedupeKey, replyTo } = emails;
  const isIn = (list: Replacement[]) =>
    or(mentions(subject, list), mentions(text, list), mentions(html, list, escapeHtml));
  const texts = (list: Replacement[]) => ({
    subject: without(subject, list),
    text: without(text, list),
    html: without(html, list, escapeHtml),
  });
  const change = (list: Replacement[], which?: SQL) =>
    tx
      .update(emails)
      .set(texts(list))
      .where(and(isIn(list), which));
  await change(replaced.inOwn, isOwnMessage(person.was, replaced.addresses));
  await change(replaced.inOthers);
  // Last, as messages are found by their addresses.
  const each = (list: SQLWrapper) =>
    sql`array(select case when ${isOneOf(sql`address`, was.addresses)} then ${is.email} else address end from unnest(${list}) with ordinality as one (address, place) order by place)`;
  await tx
    .update(emails)
    .set({
      ...texts(replaced.addresses),
      recipients: each(recipients),
      accepted: each(accepted),
      replyTo: sql`case when ${isOneOf(replyTo, was.addresses)} then null else ${replyTo} end`,
      lastError: without(lastError, replaced.addresses),
      dedupeKey: sql`case when ${mentions(dedupeKey, replaced.addresses)} then null else ${dedupeKey} end`,
    })
    .where(
      or(
        isToSome(was.addresses),
        isOneOf(replyTo, was.addresses),
        isIn(replaced.addresses),
        mentions(lastError, replaced.addresses),
        mentions(dedupeKey, replaced.addresses),
      ),
    );
}

async function forgetInNotices(tx: Db, { id }: Forgotten, { inOthers, addresses }: Replaced) {
  const { subject, text } = notices;
  const list = [...inOthers, ...addresses];
  await tx.delete(notices).where(eq(notices.userId, id));
  await tx
    .update(notices)
    .set({ subject: without(subject, list), text: without(text, list) })
    .where(or(mentions(subject, list), mentions(text, list)));
}

async function forgetInContacts(tx: Db, { id, was, is }: Forgotten, { inOwn, addresses }: Replaced) {
  const list = [...inOwn, ...addresses];
  const { subject, message } = contactMessages;
  await tx
    .update(contactMessages)
    .set({ ...is, subject: without(subject, list), message: without(message, list) })
    .where(isContactOf(id, was.addresses));
}

/** Removes a user from mails, notices and contact messages. */
export async function forgetInMessages(tx: Db, person: Forgotten, replaced: Replaced): Promise<void> {
  await forgetInNotices(tx, person, replaced);
  await forgetInMails(tx, person, replaced);
  await forgetInContacts(tx, person, replaced);
}
