import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Number of events in the running window, counted for all servers together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Action and subject of the count, e.g. `login:<address>:<ip>`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (limit) => [index('rate_limits_by_end').on(limit.windowEndsAt)],
);
