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

/** The first migration that must not wait for one table while it holds another. */
const FIRST_TOGETHER = 40;

/** Statements that keep readers away from a table that the version before uses. */
const EXCLUSIVE = /^(alter table (?!.*\badd constraint\b)|drop index|truncate)/i;

/**
 * Whether a migration takes several exclusive locks one after the other. A reader that holds one of the tables and asks
 * for another would meet it in a deadlock.
 */
function locksInTurns(migration: string): boolean {
  const statements = migration.split('--> statement-breakpoint').map((statement) => statement.trim());
  const made = statements.flatMap((statement) => /^create table ("\w+")/i.exec(statement)?.[1] ?? []);
  const exclusive = statements.filter(
    (statement) => EXCLUSIVE.test(statement) && !made.some((table) => statement.includes(table)),
  );
  const tables = new Set(exclusive.map((statement) => statement.split(/\s+/).slice(0, 3).join(' ')));
  return tables.size > 1 && !/^\s*LOCK TABLE .+ IN ACCESS EXCLUSIVE MODE NOWAIT;$/m.test(migration);
}

const ONE = 'DROP INDEX "a_by_name";';
const OTHER = 'ALTER TABLE "b" ADD COLUMN "c" text;';
const TOGETHER = 'DO $$\nBEGIN\n  LOCK TABLE "a", "b" IN ACCESS EXCLUSIVE MODE NOWAIT;\nEND\n$$;';
test.each([
  ['one table', [ONE], false],
  ['one table twice', [OTHER, 'ALTER TABLE "b" ADD COLUMN "d" text;'], false],
  ['two tables in turns', [ONE, OTHER], true],
  ['two tables at once', [TOGETHER, ONE, OTHER], false],
  ['a table and a new one', [ONE, 'CREATE TABLE "b" ();', OTHER], false],
  ['a foreign key, beside which others read', [ONE, 'ALTER TABLE "b" ADD CONSTRAINT "k" FOREIGN KEY;'], false],
])('locks of %s', (_what, statements, isInTurns) => {
  expect(locksInTurns(statements.join('--> statement-breakpoint\n'))).toBe(isInTurns);
});

test.each(readJournal().filter(({ idx }) => idx >= FIRST_TOGETHER))(
  '$tag waits for no table while it holds another [12.340]',
  ({ tag }) => {
    expect(locksInTurns(readFileSync(join(migrationsFolder(), `${tag}.sql`), 'utf8'))).toBe(false);
  },
);

/** The first migration that must not go on without the tables that it tried to take. */
const FIRST_GIVING_UP = 56;

/** Whether a migration goes on once it has tried in vain, again and again, to take its tables. */
const goesOn = (migration: string) => /NOWAIT;[^$]*?END LOOP;(?!\s*RAISE EXCEPTION)/.test(migration);

const LOOP = 'LOOP\nBEGIN\nLOCK TABLE "a" IN SHARE MODE NOWAIT;\nRETURN;\nEND;\nEND LOOP;\n';
test.each([
  ['fails', `RAISE EXCEPTION 'In use.';\nEND\n`, false],
  ['goes on', 'END\n', true],
])('a migration that was refused its tables too often %s', (_what, next, isGoingOn) => {
  expect(goesOn(`DO $$\nBEGIN\n${LOOP}  ${next}$$;`)).toBe(isGoingOn);
});

test.each(readJournal().filter(({ idx }) => idx >= FIRST_GIVING_UP))(
  '$tag does not queue for tables that it did not get [12.340]',
  ({ tag }) => {
    expect(goesOn(readFileSync(join(migrationsFolder(), `${tag}.sql`), 'utf8'))).toBe(false);
  },
);
