import { backUp, connectAt, emptyPlace, ownKind, removePlaces, type Place } from '../../../test/backups';
import { transaction } from '../../platform/db/client';
import { readJournal } from '../../platform/db/migrate';
import { checkArchive } from './check-archive';
import { applyMigrations } from './target.store';
import { restoreArchive } from './restore-archive';

const places: Place[] = [];
afterAll(() => removePlaces(places));

async function connected() {
  const place = await emptyPlace(ownKind);
  places.push(place);
  return connectAt(place);
}

/** The last migration before releases over HTTP: two tables and some columns were different then. */
const OLD = readJournal().slice(0, 4);

test('a backup of an older portal is migrated; foreign entries are left out and reported', async () => {
  const old = await connected();
  await transaction(old.database.db, async (tx) => {
    await tx.execute(`create schema drizzle`);
    await tx.execute(
      `create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    await applyMigrations(
      tx,
      OLD.map(({ when }) => when),
    );
    await tx.execute(`
      insert into releases (part, version, hash, manifest, contract, created_at)
      values ('shell', '1.0.0', '0123456789abcdef', '{"name": "shell", "files": {}}', '1.0.0', '2026-11-01')`);
    for (const name of ['one', 'two'])
      await tx.execute(`
        insert into audit_entries (at, action, object_kind, object_id, object_name)
        values ('2026-11-01', 'odd', 'odd', '', '${name}')`);
    await tx.execute(`create table weather (day date)`);
    await tx.execute(`insert into weather values ('2026-11-01')`);
  });
  const path = await backUp(old);
  await old.database.close();
  const archive = await checkArchive(path);
  expect(archive.database.migrations.map(({ tag }) => tag)).toEqual(OLD.map(({ tag }) => tag));
  expect(archive.database.tables.map(({ name }) => name)).toContain('error_reports');

  const target = await connected();
  expect(await restoreArchive(path, archive, target)).toEqual({ leftOut: ['weather'] });
  const { rows } = await target.database.db.execute(
    `select manifest, announced_at = created_at and released_at = created_at as migrated from releases`,
  );
  expect(rows).toEqual([{ manifest: { name: 'shell', files: {}, endpoints: [] }, migrated: true }]);
  await target.database.db.execute(
    `insert into audit_entries (action, object_kind, object_id, object_name) values ('odd', 'odd', '', 'three')`,
  );
  const changes = await target.database.db.execute(`select object_name as name from audit_entries order by number`);
  expect(changes.rows).toEqual([{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
  const applied = await target.database.db.execute<{ when: string }>(
    `select created_at as when from drizzle.__drizzle_migrations order by id`,
  );
  expect(applied.rows.map(({ when }) => Number(when))).toEqual(readJournal().map(({ when }) => when));
  await target.close();
}, 300_000);

test('a database with tables of another program is left unchanged', async () => {
  const target = await connected();
  await target.database.db.execute(`create table weather (day date)`);
  const empty = await connected();
  await transaction(empty.database.db, async (tx) => {
    await tx.execute(`create schema drizzle`);
    await tx.execute(
      `create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    await applyMigrations(
      tx,
      readJournal().map(({ when }) => when),
    );
  });
  const path = await backUp(empty);
  await empty.close();
  const restored = restoreArchive(path, await checkArchive(path), target);
  await expect(restored).rejects.toThrow('The database holds tables of another program.');
  const { rows } = await target.database.db.execute(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  expect(rows).toEqual([{ relname: 'weather' }]);
  await target.close();
}, 300_000);
