import type { Component } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { createdAt, id } from './columns';
import { facilities } from './facilities';

/** Components that reviewers declined, with the reason, which only administrators read. */
export const declinedReviews = pgTable(
  'declined_reviews',
  {
    id: id(),
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    component: text().$type<Component>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    isConflict: boolean().notNull(),
    createdAt: createdAt(),
  },
  (declined) => [
    index('declined_reviews_by_facility').on(declined.facilityId),
    index('declined_reviews_by_user').on(declined.userId),
    check(
      'declined_reviews_component',
      sql`${declined.component} in ('lidar', 'lidar_data', 'photometer', 'photometer_data')`,
    ),
  ],
);
