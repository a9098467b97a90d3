import { testDatabase } from './database';
import { roles, users } from '../src/platform/db/tables';

const database = testDatabase();

const NAMES = { firstName: 'Ada', lastName: 'Byron' };

describe('between two tests', () => {
  test.each(['first', 'second'])('the %s starts with the initial data of every portal only', async () => {
    await database.db.insert(users).values({ email: 'ada@example.org', ...NAMES });
    expect(await database.db.$count(users)).toBe(1);
    expect(await database.db.$count(roles)).toBe(8);
  });
});
