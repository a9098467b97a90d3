import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id, moment } from './columns';

/**
 * A user's notice in the portal of the event that a message reports. It is written with the message and copies little
 * of it, because the message may be removed earlier and may contain more. A message with a secret has none.
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
    /** The page for the next step, as a path of the portal. */
    path: text(),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (notice) => [
    index('notices_by_user').on(notice.userId, notice.createdAt, notice.id),
    index('notices_by_date').on(notice.createdAt),
  ],
);
