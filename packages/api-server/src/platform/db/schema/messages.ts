import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { facilities } from './facilities';
import { users } from './accounts';

/**
 * Outbox and log of messages. A row is written in the transaction of the change it reports and sent by a worker; it
 * keeps the rendered text, because the log must show the message as sent and not the present template.
 */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    /** Kind of the message, e.g. `reset-password`. */
    kind: text().notNull(),
    subject: text().notNull(),
    recipients: text().array().notNull(),
    /** Recipients for whom the mail server has accepted it: a further attempt is for the others. */
    accepted: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    replyTo: text(),
    text: text().notNull(),
    html: text().notNull(),
    /** A calendar (RFC 5545) that goes with it. */
    calendar: text(),
    /** Strings (one-time links) that are replaced by "hidden" in text and HTML, and here, once the message is sent. */
    secrets: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    facilityId: uuid().references(() => facilities.id),
    status: text().$type<'pending' | 'sending' | 'sent' | 'failed'>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    /** A locked row whose lock has expired belonged to a worker that died. */
    lockedUntil: moment(),
    /** End of the attempts; set by the first failure. */
    retryUntil: moment(),
    /** Reason of the failure, in the words of the mail server. */
    lastError: text(),
    /** Identifies two rows as the same message; null for messages that may repeat. */
    dedupeKey: text().unique('emails_dedupe_key'),
    createdAt: createdAt(),
    sentAt: moment(),
  },
  (email) => [
    index('emails_by_date').on(email.createdAt),
    index('emails_by_facility').on(email.facilityId),
    index('emails_waiting')
      .on(email.nextAttemptAt)
      .where(sql`${email.status} in ('pending', 'sending')`),
    check('emails_status', sql`${email.status} in ('pending', 'sending', 'sent', 'failed')`),
    check('emails_recipients', sql`cardinality(${email.recipients}) > 0`),
    check('emails_sent', sql`(${email.status} = 'sent') = (${email.sentAt} is not null)`),
  ],
);

/** A message of the contact form, kept beside the e-mail that was made of it until retention removes both. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The sender, if logged in. */
    userId: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (message) => [
    index('contact_messages_by_date').on(message.createdAt),
    index('contact_messages_by_user').on(message.userId),
  ],
);
