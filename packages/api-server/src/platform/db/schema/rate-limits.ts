import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** How often something happened in its running window, counted for all servers together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Action and whom it counts for, e.g. `login:<address>:<ip>`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (limit) => [index('rate_limits_by_end').on(limit.windowEndsAt)],
);
