import type { Component } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { facilities } from './facilities';
import { users } from './users';

/** Who reviews which component of a facility; a free slot has no row. */
export const componentReviewers = pgTable(
  'component_reviewers',
  {
    facilityId: uuid()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    component: text().$type<Component>().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (reviewer) => [
    primaryKey({ columns: [reviewer.facilityId, reviewer.component] }),
    index('component_reviewers_by_user').on(reviewer.userId),
    check(
      'component_reviewers_component',
      sql`${reviewer.component} in ('lidar', 'lidar_data', 'photometer', 'photometer_data')`,
    ),
  ],
);
