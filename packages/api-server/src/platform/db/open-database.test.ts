import { eq } from 'drizzle-orm';
import { ownAddress, testDatabase } from '../../../test/database';
import { transaction } from './client';
import { openDatabase } from './open-database';
import { roles, users } from './tables';

const { db, kind } = testDatabase();
const named = (name: string) => ({ email: `${name}@example.org`, firstName: name, lastName: 'Byron' });
const emails = async () => (await db.select({ email: users.email }).from(users)).map(({ email }) => email);

describe('a transaction', () => {
  test('is applied as a whole or not at all', async () => {
    const work = transaction(db, async (tx) => {
      await tx.insert(users).values(named('ada'));
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await emails()).toEqual([]);
  });

  test('inside another one is rolled back alone', async () => {
    await transaction(db, async (tx) => {
      await tx.insert(users).values(named('ada'));
      await transaction(tx, async (inner) => {
        await inner.insert(users).values(named('ben'));
        throw new Error('only this');
      }).catch(() => {});
    });
    expect(await emails()).toEqual(['ada@example.org']);
  });
});

test('rows of one transaction keep their order of insertion', async () => {
  await transaction(db, async (tx) => {
    for (const name of ['one', 'two', 'three', 'four']) await tx.insert(users).values(named(name));
  });
  const rows = await db.select({ name: users.firstName }).from(users).orderBy(users.createdAt);
  expect(rows.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four']);
});

const onServer = kind === 'postgresql' ? describe : describe.skip;

onServer('opened on a server', () => {
  test('a renamed role keeps its name [11.1.6]', async () => {
    await db.update(roles).set({ name: 'Calibration centre' }).where(eq(roles.code, 'cars'));
    const address = ownAddress();
    const opened = await openDatabase({ databaseUrl: 'url' in address ? address.url : undefined, dataDir: '/nowhere' });
    const [cars] = await opened.db.select().from(roles).where(eq(roles.code, 'cars'));
    await opened.close();
    expect([opened.kind, cars?.name]).toEqual(['postgresql', 'Calibration centre']);
  });
});
