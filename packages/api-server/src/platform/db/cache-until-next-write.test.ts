import { testDatabase } from '../../../test/database';
import type { Db } from './client';
import { auditEntries } from './tables';
import { cacheUntilNextWrite } from './cache-until-next-write';

const { db, kind } = testDatabase();

const aChange = { action: 'user.edit', objectKind: 'user', objectId: 'one' };

/** Counts entries of the record, and how often it was asked. */
function counting() {
  let times = 0;
  const keep = cacheUntilNextWrite<number>();
  const count = (name = 'all', from: Db = db) =>
    keep(from, name, () => {
      times += 1;
      return from.$count(auditEntries);
    });
  return { count, times: () => times };
}

test('as long as nothing is written, it is looked up once for each name', async () => {
  const { count, times } = counting();
  const lookAgain = async (tx: Db) => [
    await count('all', tx),
    await count('all', tx),
    await count('others', tx),
    await count('all', tx),
  ];
  // On a server other tests write as well, to databases of their own; here time stands still.
  const found = await db.transaction(lookAgain, { isolationLevel: 'repeatable read' });
  expect([found, times()]).toEqual([[0, 0, 0, 0], 2]);
});

test('whatever is written, it is looked up anew', async () => {
  const { count } = counting();
  expect(await count()).toBe(0);
  await db.insert(auditEntries).values(aChange);
  expect(await count()).toBe(1);
  await db.delete(auditEntries);
  expect(await count()).toBe(0);
  await db.insert(auditEntries).values([aChange, aChange]);
  expect(await count()).toBe(2);
});

test('what another transaction had begun is seen as soon as it is done', async () => {
  // The embedded database has one connection only: there nobody can look meanwhile.
  if (kind === 'embedded') return;
  const { count } = counting();
  await db.transaction(async (tx) => {
    await tx.insert(auditEntries).values(aChange);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(1);
});

test('a failure is not kept', async () => {
  const keep = cacheUntilNextWrite<number>();
  await expect(keep(db, 'all', () => Promise.reject(new Error('Lost.')))).rejects.toThrow('Lost.');
  expect(await keep(db, 'all', async () => 7)).toBe(7);
});
