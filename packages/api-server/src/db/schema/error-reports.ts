import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/** Failures that browsers report, counted: no row per event, so a broken release cannot fill the disk. */
export const errorReports = pgTable(
  'error_reports',
  {
    part: text().notNull(),
    /** Hash of the release that failed. */
    hash: text().notNull(),
    /** Class of the failure, e.g. `timeout`. */
    kind: text().notNull(),
    count: integer().notNull().default(1),
    lastMessage: text(),
    firstSeenAt: createdAt(),
    lastSeenAt: createdAt(),
  },
  (report) => [
    primaryKey({ columns: [report.part, report.hash, report.kind] }),
    index('error_reports_by_date').on(report.lastSeenAt),
  ],
);
