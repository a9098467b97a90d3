import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../test/database';
import { databaseOf } from './client';
import { createPool } from './pool';
import { sqlProblem } from './sql-problem';
import type { SqlProblem } from './sql-problem';
import { facilities, userRoles, users } from './tables';

const { db } = testDatabase();

const aUser = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron' };
const nobody = '00000000-0000-4000-8000-000000000000';

const problemOf = async (work: () => PromiseLike<unknown>) => {
  try {
    await work();
    return undefined;
  } catch (error) {
    return sqlProblem(error);
  }
};

test.each<[why: string, work: () => PromiseLike<unknown>, problem: SqlProblem]>([
  [
    'an address that is taken',
    () => db.insert(users).values([aUser, aUser]),
    { kind: 'duplicate', constraint: 'users_email_key' },
  ],
  [
    'an address in capitals',
    () => db.insert(users).values({ ...aUser, email: 'Ada@example.org' }),
    { kind: 'check', constraint: 'users_email_lower' },
  ],
  [
    'a role of an unknown user',
    () => db.insert(userRoles).values({ userId: nobody, role: 'cars' }),
    { kind: 'reference', constraint: 'user_roles_user_id_users_id_fk' },
  ],
  [
    'an acronym with a space',
    () => db.insert(facilities).values({ acronym: 'A B', ownerId: nobody }),
    { kind: 'check', constraint: 'national_facilities_acronym' },
  ],
  ['a NUL character', () => db.insert(users).values({ ...aUser, firstName: 'A\u0000' }), { kind: 'value' }],
  ['a malformed id', () => db.execute(sql`select * from users where id = ${'x'}`), { kind: 'value' }],
  ['a number out of range', () => db.execute(sql`select ${'99999999999'}::int`), { kind: 'value' }],
])('%s', async (_why, work, problem) => {
  expect(await problemOf(work)).toEqual(problem);
});

test('an unreachable database is recognized', async () => {
  const away = createPool({ url: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await problemOf(() => databaseOf(away).execute(sql`select 1`))).toEqual({ kind: 'unavailable' });
});

test.each([[new Error('a bug')], [new TypeError('x', { cause: new Error('y') })], ['text'], [undefined]])(
  '%p is not a problem of the database',
  (error) => {
    expect(sqlProblem(error)).toBeUndefined();
  },
);

test.each(['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE'])(
  'a connection lost with %s means that the database is unavailable',
  (code) => {
    const lost = new Error('Failed query', { cause: Object.assign(new Error('lost'), { code }) });
    expect(sqlProblem(lost)).toEqual({ kind: 'unavailable' });
  },
);
