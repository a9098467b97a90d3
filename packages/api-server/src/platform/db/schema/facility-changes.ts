import { sql } from 'drizzle-orm';
import { customType, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** The number of a transaction, as text. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * That a transaction changed a facility, an instrument, an accepted version or an entry about a label: written by
 * triggers, read by servers that keep what they made of them, and removed after days.
 */
export const facilityChanges = pgTable(
  'facility_changes',
  {
    /** Null: any facility may have changed. */
    facilityId: uuid(),
    changedIn: transactionNumber()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changedAt: moment()
      .notNull()
      .default(sql`now()`),
  },
  (change) => [
    index('facility_changes_by_transaction').on(change.changedIn),
    index('facility_changes_by_time').on(change.changedAt),
  ],
);
