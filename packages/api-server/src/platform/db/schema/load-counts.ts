import type { LoadOutcome } from '@portal/domain';
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { releases } from './releases';

/**
 * What browsers tell about releases, counted: no row per event and nothing about anybody, so neither a broken release nor
 * a flood of reports can fill the disk.
 */
export const loadCounts = pgTable(
  'load_counts',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    /** `loaded`, or the class of the fault. */
    outcome: text().$type<LoadOutcome>().notNull(),
    /** For loads, the step of the load time, ms; 0 for faults. */
    step: integer().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
    /** Id of the composition in which it happened last. */
    composition: text().notNull(),
  },
  (counted) => [primaryKey({ columns: [counted.releaseId, counted.outcome, counted.step] })],
);
