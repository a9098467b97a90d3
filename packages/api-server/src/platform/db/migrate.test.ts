import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { testDatabase } from '../../../test/database';
import { migrateDatabase, migrationsFolder, readJournal } from './migrate';
import { StartError } from '../errors/start-error';
import * as tables from './tables';

const { pool } = testDatabase();
const folder = migrationsFolder();
const journal = readJournal();
const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));

describe('the journal of the migrations', () => {
  test('its times strictly increase, or the migrator would skip one', () => {
    const times = journal.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  test('it lists exactly the existing files', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(journal.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  });

  test('there is one snapshot, that of the last migration, which the next migration is generated from', () => {
    expect(snapshots).toEqual([`${String(journal.at(-1)?.idx).padStart(4, '0')}_snapshot.json`]);
  });

  test('the last snapshot matches the tables: there is a migration for every change of them', async () => {
    const last = JSON.parse(readFileSync(join(folder, 'meta', snapshots.at(-1) ?? ''), 'utf8'));
    const now = generateDrizzleJson(tables, last.id, undefined, 'snake_case');
    expect(await generateMigration(last, now)).toEqual([]);
  });

  test('no migration requires an extension: one that asks for it goes on without it', () => {
    const asking = journal
      .flatMap(({ tag }) => readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint'))
      .filter((statement) => /create extension/i.test(statement));
    expect(asking.filter((statement) => !/exception when others then/i.test(statement))).toEqual([]);
  });
});

describe('a database', () => {
  test('has every migration, and migrating it again changes nothing', async () => {
    await Promise.all([migrateDatabase(pool), migrateDatabase(pool)]);
    const { rows } = await pool.query('select created_at from drizzle.__drizzle_migrations order by created_at');
    expect(rows.map((row) => Number(row.created_at))).toEqual(journal.map(({ when }) => when));
  });

  test('of a newer version of the portal is refused with an explanation', async () => {
    await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 1)`);
    try {
      await expect(migrateDatabase(pool)).rejects.toThrow(StartError);
    } finally {
      await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    }
  });

  test('indexes every foreign key', async () => {
    const { rows } = await pool.query(`
      select conrelid::regclass || '.' || attname as column from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`);
    expect(rows).toEqual([]);
  });
});
