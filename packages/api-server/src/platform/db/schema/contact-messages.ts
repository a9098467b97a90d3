import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns';
import { users } from './users';

/** What came in through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The sender, when logged in. */
    userId: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (message) => [
    index('contact_messages_by_date').on(message.createdAt),
    index('contact_messages_by_user').on(message.userId),
  ],
);
