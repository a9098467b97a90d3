import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder, readJournal } from './migrate';

/** The first migration that runs while servers of the version before serve. */
const FIRST = 36;

/** Statements that a server of the version before may fail on. */
const CONTRACTS = [
  /^alter table \S+ drop column/i,
  /^alter table \S+ rename/i,
  /^drop (table|type|view)/i,
  /^alter table \S+ alter column \S+ set (not null|data type)/i,
  /^alter table \S+ add column (?!.*default)(?=.*not null)/i,
];

/** Says that no server of the version before uses what the migration takes away. */
const ALLOWED = /^-- Unused since [\d.]+: \S/;

/** The statements of a migration that the version before may fail on; none if it says why they may not. */
function contractionsOf(migration: string): string[] {
  if (ALLOWED.test(migration)) return [];
  return migration
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => CONTRACTS.some((contract) => contract.test(statement)));
}

test.each([
  ['a new table', 'CREATE TABLE "notes" ("id" uuid NOT NULL);', false],
  ['a new column that may be empty', 'ALTER TABLE "users" ADD COLUMN "locked_at" timestamp;', false],
  ['a new column with a default', 'ALTER TABLE "users" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;', false],
  ['a new column that must be filled', 'ALTER TABLE "users" ADD COLUMN "count" integer NOT NULL;', true],
  ['a column less', 'ALTER TABLE "users" DROP COLUMN "count";', true],
  [
    'a column less that nothing uses',
    '-- Unused since 1.1.0: nothing reads it.\nALTER TABLE "users" DROP COLUMN "x";',
    false,
  ],
  ['another name', 'ALTER TABLE "users" RENAME COLUMN "count" TO "total";', true],
  ['a column that must be filled from now on', 'ALTER TABLE "users" ALTER COLUMN "count" SET NOT NULL;', true],
  ['another type', 'ALTER TABLE "users" ALTER COLUMN "count" SET DATA TYPE text;', true],
  ['a table less', 'CREATE TABLE "a" ();--> statement-breakpoint\nDROP TABLE "users";', true],
])('%s', (_what, sql, isContracting) => {
  expect(contractionsOf(sql).length > 0).toBe(isContracting);
});

test.each(readJournal().filter(({ idx }) => idx >= FIRST))(
  '$tag keeps what the version before uses [12.340]',
  ({ tag }) => {
    expect(contractionsOf(readFileSync(join(migrationsFolder(), `${tag}.sql`), 'utf8'))).toEqual([]);
  },
);
