import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { testDatabase } from '../../../test/database';
import { insertUser } from '../../people/users/user.store';
import type { Db } from './client';
import { prepared } from './prepared';
import { applications, facilities, userRoles, users } from './tables';

const database = testDatabase();

beforeEach(async () => {
  const names = { firstName: 'Ada', lastName: 'Lovelace' };
  await insertUser(database.db, { ...names, email: 'owner@example.org', roles: ['national_facility'] });
  await insertUser(database.db, { ...names, email: 'nobody@example.org', roles: [], activatedAt: new Date(0) });
});

const withRoles = (db: Db) =>
  db
    .select({
      user: users,
      role: userRoles,
      computed: { size: sql<number>`length(${users.email})`.as('size') },
      since: sql`${users.activatedAt}`.mapWith(users.activatedAt).as('since'),
      email: users.email,
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .orderBy(users.email)
    .$dynamic();

/** Queries whose rows the library turns into records in each of its ways. */
const QUERIES: [what: string, write: (db: Db) => { prepare: (name: '') => { execute: () => Promise<unknown[]> } }][] = [
  ['columns, expressions and a left-joined table, with and without a row', withRoles],
  ['one table', (db) => db.select().from(users).orderBy(users.email)],
  ['a right-joined table', (db) => db.select().from(userRoles).rightJoin(users, eq(userRoles.userId, users.id))],
  ['a part of a left-joined table', (db) => withRoles(db).where(isNull(userRoles.role))],
  ['an inner-joined table', (db) => withRoles(db).where(isNotNull(userRoles.role))],
  [
    'columns of two left-joined tables in one object',
    (db) =>
      db
        .select({
          both: { role: userRoles.role, facility: facilities.id },
          application: { status: applications.status },
        })
        .from(users)
        .leftJoin(userRoles, eq(userRoles.userId, users.id))
        .leftJoin(facilities, eq(facilities.ownerId, users.id))
        .leftJoin(applications, eq(applications.facilityId, facilities.id))
        .orderBy(users.email),
  ],
  ['no rows', (db) => withRoles(db).where(eq(users.email, 'unknown@example.org'))],
];

test.each(QUERIES)('a prepared query returns what the library makes of its rows: %s', async (_what, write) => {
  const expected = await write(database.db).prepare('').execute();
  const found = await prepared((db) => write(db).prepare(''))(database.db, {});
  expect(found).toEqual(expected);
});

test('the library takes the records from the mapper that a query is given', async () => {
  const query = withRoles(database.db).prepare('');
  Object.assign(query, { customResultMapper: (rows: unknown[]) => rows.map(() => 'mapped') });
  expect(await query.execute()).toEqual(['mapped', 'mapped']);
});

test('a left-joined table without a row is null, and so is nothing else', async () => {
  const [none, one] = await prepared((db) => withRoles(db).prepare(''))(database.db, {});
  expect(none).toMatchObject({ role: null, email: 'nobody@example.org', since: new Date(0) });
  expect(one).toMatchObject({ role: { role: 'national_facility' }, since: null, computed: { size: 17 } });
});
