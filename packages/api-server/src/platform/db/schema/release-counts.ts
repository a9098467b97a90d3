import type { Browser, ErrorKind, LoadOutcome, TabsByComposition } from '@portal/domain';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { compositions, releases } from './releases';

/**
 * Counts of browsers' reports on releases: no row per event and no personal data, so neither a broken release nor a
 * flood of reports can fill the disk.
 */
export const loadCounts = pgTable(
  'load_counts',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    /** `loaded`, or the class of the fault. */
    outcome: text().$type<LoadOutcome>().notNull(),
    /** For loads, the bucket of the load time, ms; 0 for faults. */
    step: integer().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
    /** Id of the composition of the last event. */
    composition: text().notNull(),
  },
  (counted) => [primaryKey({ columns: [counted.releaseId, counted.outcome, counted.step] })],
);

/** The tabs in which a release ran, by composition: with them, an error that a release of another part causes is told. */
export const releaseTabs = pgTable(
  'release_tabs',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    composition: text()
      .notNull()
      .references(() => compositions.id, { onDelete: 'cascade' }),
    tabs: bigint({ mode: 'number' }).notNull(),
    lastAt: createdAt(),
  },
  (ran) => [
    primaryKey({ columns: [ran.releaseId, ran.composition] }),
    index('release_tabs_by_composition').on(ran.composition),
    index('release_tabs_by_last').on(ran.lastAt),
  ],
);

/**
 * Errors in the code of releases, in browsers: counted like loads, with a maximum number of rows for each release,
 * without personal data and without values in the message.
 */
export const codeErrors = pgTable(
  'code_errors',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    kind: text().$type<ErrorKind>().notNull(),
    message: text().notNull(),
    /** Position in the release: script, and line and column in it, from 1. */
    file: text().notNull(),
    line: integer().notNull(),
    column: integer().notNull(),
    browser: text().$type<Browser>().notNull(),
    /** Position in the source, `src/pages/home-page.tsx:42`; null if the source map does not have it. */
    source: text(),
    /** The name that is called or read there. */
    name: text(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
    /** The tabs with the error. */
    failedTabs: jsonb().$type<TabsByComposition>().notNull().default({}),
  },
  (error) => [
    primaryKey({
      name: 'code_errors_pk',
      columns: [error.releaseId, error.kind, error.message, error.file, error.line, error.column, error.browser],
    }),
    index('code_errors_by_last').on(error.lastAt),
  ],
);
