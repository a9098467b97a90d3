import type { Browser, ErrorKind, LoadOutcome } from '@portal/domain';
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/**
 * What went wrong in the code of releases, in browsers: counted like loads, at most so many rows for a release, with
 * nothing of people and without values in the message.
 */
export const codeErrors = pgTable(
  'code_errors',
  {
    releaseId: uuid()
      .notNull()
      .references(() => releases.id),
    kind: text().$type<ErrorKind>().notNull(),
    message: text().notNull(),
    /** The place in the release: script, and line and column in it, from 1. */
    file: text().notNull(),
    line: integer().notNull(),
    column: integer().notNull(),
    browser: text().$type<Browser>().notNull(),
    /** The place in the source, `src/pages/home-page.tsx:42`; null where the source map does not tell. */
    source: text(),
    /** What is called or read there. */
    name: text(),
    count: bigint({ mode: 'number' }).notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
  },
  (error) => [
    primaryKey({
      name: 'code_errors_pk',
      columns: [error.releaseId, error.kind, error.message, error.file, error.line, error.column, error.browser],
    }),
    index('code_errors_by_last').on(error.lastAt),
  ],
);
