import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt } from './columns';
import { facilities } from './facilities';

/** Users who edit and read a facility as its owner does. */
export const facilityDeputies = pgTable(
  'facility_deputies',
  {
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (deputy) => [
    primaryKey({ columns: [deputy.facilityId, deputy.userId] }),
    index('facility_deputies_by_user').on(deputy.userId),
  ],
);
