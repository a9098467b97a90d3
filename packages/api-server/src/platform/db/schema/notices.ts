import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment } from './columns';

/**
 * What a person reads in the portal about the event that a message told of. It is written with the message and is a copy
 * of little of it, because the message may go earlier and may hold more. One with a secret has none.
 */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    text: text().notNull(),
    /** Where to go on, as a path of the portal. */
    path: text(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (notice) => [
    index('notices_by_user').on(notice.userId, notice.createdAt, notice.id),
    index('notices_by_date').on(notice.createdAt),
  ],
);
