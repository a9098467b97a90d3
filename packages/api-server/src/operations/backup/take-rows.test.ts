import { buffer } from 'node:stream/consumers';
import { emptyFolder, removePlaces } from '../../../test/backups';
import { testDatabase } from '../../../test/database';
import { transaction } from '../../platform/db/client';
import { contactMessages, users } from '../../platform/db/tables';
import { dropForeignKeys, loadTable, setSequences } from './load-rows.store';
import { openSpool, type Spool } from './spool';
import { takeRows, type TakenRows } from './take-rows.store';

const database = testDatabase();
const { db, pool } = database;
let spool: Spool;

beforeEach(async () => {
  spool = await openSpool(emptyFolder());
});
afterEach(() => spool.close());
afterAll(() => removePlaces([]));

const tableOf = (taken: TakenRows, name: string) => {
  const table = taken.tables.find((each) => each.name === name);
  if (!table) throw new Error(`${name} was not read.`);
  return table;
};

const linesOf = async (taken: TakenRows, name: string) => {
  const { from, bytes } = tableOf(taken, name);
  return String(await buffer(spool.read(from, bytes)))
    .split('\n')
    .slice(0, -1);
};

/** The rows of the table with odd values, as the database writes them. */
const stored = async () => {
  const { rows } = await pool.query<{ row: string }>(`select odd_values::text as row from odd_values order by id`);
  return rows.map(({ row }) => row);
};

/** Writes a user and a message in one transaction. */
const writePair = (name: string) =>
  transaction(db, async (tx) => {
    const person = { email: `${name}@site.example`, firstName: name, lastName: 'Byron' };
    await tx.insert(contactMessages).values({ ...person, subject: 'Dust', message: 'Dust' });
    await tx.insert(users).values(person);
  });

describe('with values of every kind', () => {
  const VALUES: [type: string, values: string[]][] = [
    [
      'text',
      [`''`, `E'tab\\t line\\n quote" backslash\\\\ N\\\\N'`, `'Жθ🌍'`, `E'\\u2028'`, `repeat('dust ', 400000)`],
    ],
    ['bytea', [`''`, `'\\x00ff0a5c22'`, `decode(repeat('00ff', 5000), 'hex')`]],
    ['jsonb', [`'null'`, `'"null"'`, `'{"a": [1.50, 1e400, "\\u0041\\n"], "": null}'`]],
    ['timestamptz', [`'2026-03-29 01:59:59.123456+01'`, `'infinity'`, `'0044-03-15 12:00:00+00 BC'`]],
    ['timestamp', [`'2026-03-29 02:30:00.000001'`]],
    ['date', [`'2026-02-28'`, `'-infinity'`]],
    ['interval', [`'-1 mon 2 days 03:04:05.678901'`]],
    ['numeric', [`'12345678901234567890.12345678901234567890'`, `'NaN'`, `'0.10'`]],
    ['double precision', [`0.1`, `'NaN'`, `'-Infinity'`, `'-0'`, `5e-324`, `1.7976931348623157e308`]],
    ['real', [`0.1`, `3.4028235e38`]],
    ['bigint', [`9223372036854775807`]],
    ['boolean', [`true`, `false`]],
    ['uuid', [`'6f1f3f0e-3b0e-4c38-9d53-0d2f4c9f7a11'`]],
    ['text[]', [`'{}'`, `'{NULL,"NULL","a,b","{}","\\"",""}'`, `'{{a,b},{c,d}}'`, `'[2:3]={x,y}'`]],
    ['char(4)', [`'ab'`]],
    ['varchar(3)', [`'abc'`]],
  ];
  const columns = VALUES.map(([type], index) => `v${index} ${type}`).join(', ');

  beforeEach(() =>
    pool.query(
      `create table "odd_values" (
        id bigint generated always as identity, ${columns}, "Mixed case" int, twice int generated always as (v99 * 2) stored, v99 serial)`,
    ),
  );
  afterEach(() => pool.query(`drop table odd_values`));

  test('values are restored exactly, and sequences continue', async () => {
    for (const [index, [, values]] of VALUES.entries())
      for (const value of values)
        await pool.query(`insert into odd_values (v${index}, "Mixed case") values (${value}, ${index})`);
    const before = await stored();
    const taken = await takeRows(database, spool);
    const table = tableOf(taken, 'odd_values');
    await pool.query(`truncate odd_values restart identity`);
    await transaction(db, async (tx) => {
      expect(await loadTable(tx, table, spool.read(table.from, table.bytes))).toBe(true);
      await setSequences(tx, taken.sequences);
    });
    expect(before).toHaveLength(VALUES.flatMap(([, values]) => values).length);
    expect(await stored()).toEqual(before);
    const { rows } = await pool.query(`insert into odd_values (v0) values ('next') returning id::int, v99::int`);
    expect(rows).toEqual([{ id: before.length + 1, v99: before.length + 1 }]);
  });

  test('many rows are read in pages, each row once', async () => {
    await pool.query(
      `insert into odd_values (v0) select repeat(md5(n::text), 1 + n % 50) from generate_series(1, 5000) n`,
    );
    await pool.query(`delete from odd_values where id % 3 = 0`);
    const lines = await linesOf(await takeRows(database, spool), 'odd_values');
    const ids = lines.map((line) => Number((JSON.parse(line) as string[])[0]));
    expect(ids.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 5000 }, (_, index) => index + 1).filter((id) => id % 3 !== 0),
    );
  });
});

describe('during writes by others', () => {
  test.each<[when: string, isNow: (text: string) => boolean]>([
    ['with writes between the tables', (text) => text.includes('"cars"')],
    ['with writes all the time', () => true],
  ])('%s, all rows are those of one moment', async (_when, isNow) => {
    await writePair('first');
    const writing: Promise<void>[] = [];
    const watched: Spool = {
      ...spool,
      async write(text) {
        if (isNow(text)) writing.push(writePair(`ada${writing.length}`));
        await spool.write(text);
      },
    };
    const taken = await takeRows(database, watched);
    await Promise.all(writing);
    const written = await db.$count(users);
    const [people, messages] = [tableOf(taken, 'users').rows, tableOf(taken, 'contact_messages').rows];
    expect(people).toBe(messages);
    expect(people).toBeGreaterThan(0);
    expect([writing.length > 0, written]).toEqual([true, writing.length + 1]);
    expect(await linesOf(taken, 'users')).toHaveLength(people);
  });
});

/** All foreign keys, in SQL. */
const keys = () =>
  pool.query(
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`,
  );

test('restored foreign keys are unchanged and check every row', async () => {
  const before = (await keys()).rows;
  await transaction(db, async (tx) => (await dropForeignKeys(tx))());
  expect((await keys()).rows).toEqual(before);
  expect(before.length).toBeGreaterThan(10);
  const broken = transaction(db, async (tx) => {
    const addForeignKeys = await dropForeignKeys(tx);
    await tx.execute(`insert into user_roles (user_id, role) values (gen_random_uuid(), 'cars')`);
    await addForeignKeys();
  });
  await expect(broken).rejects.toMatchObject({ cause: { code: '23503' } });
  expect((await keys()).rows).toEqual(before);
});
