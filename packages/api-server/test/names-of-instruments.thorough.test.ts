import { asc, sql } from 'drizzle-orm';
import { testDatabase } from './database';
import { applyMigrations, dropTables } from '../src/operations/backup/target.store';
import { readJournal } from '../src/platform/db/migrate';
import { auditEntries, lidars } from '../src/platform/db/tables';

const { db } = testDatabase();
const times = readJournal().map(({ when }) => when);
const NAMES = readJournal().findIndex(({ tag }) => tag.endsWith('_names_of_instruments'));

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

class Undone extends Error {}

/** The names of a facility's lidars after the migration, by their names before, the oldest first. */
async function migrated(names: readonly string[]) {
  let result: { names: string[]; audited: unknown[] } | undefined;
  await db
    .transaction(async (tx) => {
      await dropTables(tx);
      await applyMigrations(tx, times.slice(0, NAMES));
      await tx.execute(
        sql`insert into users (id, email, first_name, last_name) values (${idOf(1)}, 'a@site.example', 'A', 'B')`,
      );
      await tx.execute(
        sql`insert into national_facilities (id, acronym, owner_id) values (${idOf(2)}, 'CIAO', ${idOf(1)})`,
      );
      for (const [index, name] of names.entries())
        await tx.execute(
          sql`insert into lidars (id, facility_id, name) values (${idOf(10 + index)}, ${idOf(2)}, ${name})`,
        );
      await applyMigrations(tx, times.slice(NAMES));
      const rows = await tx.select().from(lidars).orderBy(asc(lidars.id));
      const entries = await tx.select().from(auditEntries).orderBy(asc(auditEntries.number));
      result = {
        names: rows.map(({ name }) => name),
        audited: entries.map(({ action, oldValue, newValue }) => [action, oldValue, newValue]),
      };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return result;
}

const LONG = 'x'.repeat(255);

test.each<[why: string, before: string[], after: string[]]>([
  ['different names stay', ['MUSA', 'RALI'], ['MUSA', 'RALI']],
  ['the oldest keeps its name', ['MUSA', 'musa', 'MUSA'], ['MUSA', 'musa (2)', 'MUSA (3)']],
  ['a number in use is skipped', ['MUSA', 'MUSA', 'musa (2)'], ['MUSA', 'MUSA (2)', 'musa (2) (3)']],
  ['spaces between words are ignored', ['MULTI A', 'Multi   A', 'MULTIA'], ['MULTI A', 'Multi   A (2)', 'MULTIA']],
  ['long names stay within the limit', [LONG, LONG], [LONG, `${'x'.repeat(240)} (2)`]],
])('equal names of lidars are made unique: %s', async (_why, before, after) => {
  expect((await migrated(before))?.names).toEqual(after);
});

test('each new name is in the audit log', async () => {
  expect((await migrated(['MUSA', 'musa']))?.audited).toEqual([['lidar.edit', { name: 'musa' }, { name: 'musa (2)' }]]);
});
