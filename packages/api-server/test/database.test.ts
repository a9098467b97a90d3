import { ROLES } from '@portal/domain';
import { signingKeys, roles, users } from '../src/platform/db/tables';
import { testDatabase, vacuumGrown } from './database';

const database = testDatabase();
const { db, pool } = database;

const NAMES = { firstName: 'Ada', lastName: 'Byron' };
const ROWS = 500;

describe('between two tests', () => {
  test.each(['first', 'second'])('the %s starts with the initial data of every portal only', async () => {
    expect((await db.select().from(roles)).map(({ name }) => name).toSorted()).toEqual(
      ROLES.map(({ name }) => name).toSorted(),
    );
    expect(await db.$count(signingKeys)).toBe(1);
    await db.insert(users).values({ email: 'ada@example.org', ...NAMES });
    expect(await db.$count(users)).toBe(1);
    await db.update(roles).set({ name: 'Renamed' });
    await db.delete(signingKeys);
  });
});

test('the next file of tests does not scan the rows that this one has deleted', async () => {
  const size = async () => Number((await pool.query(`select pg_relation_size('users') as size`)).rows[0].size);
  await pool.query(
    `insert into users (email, first_name, last_name) select n || '@example.org', 'A', 'B' from generate_series(1, ${ROWS}) n`,
  );
  const before = await size();
  await db.delete(users);
  await vacuumGrown(pool);
  expect(await size()).toBeLessThan(before);
});
