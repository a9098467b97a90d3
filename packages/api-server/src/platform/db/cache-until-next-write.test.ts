import { testDatabase } from '../../../test/database';
import type { Db } from './client';
import { auditEntries } from './tables';
import { cacheUntilNextWrite } from './cache-until-next-write';

const { db, kind } = testDatabase();

const CHANGE = { action: 'user.edit', objectKind: 'user', objectId: 'one' };

/** Counts audit entries, and how often they were counted. */
function counting() {
  let times = 0;
  const keep = cacheUntilNextWrite<number>();
  const basis = {};
  const count = (from: Db = db, of: object = basis) =>
    keep(from, of, () => {
      times += 1;
      return from.$count(auditEntries);
    });
  return { count, times: () => times };
}

test('a value is looked up once as long as nothing is written and its basis is the same', async () => {
  const { count, times } = counting();
  const other = {};
  const countRepeatedly = async (tx: Db) => [
    await count(tx),
    await count(tx),
    await count(tx, other),
    await count(tx, other),
  ];
  // Other tests write to databases of their own on the same server; a transaction of this level does not see them.
  const found = await db.transaction(countRepeatedly, { isolationLevel: 'repeatable read' });
  expect([found, times()]).toEqual([[0, 0, 0, 0], 2]);
});

test('after any write, a value is looked up again', async () => {
  const { count } = counting();
  expect(await count()).toBe(0);
  await db.insert(auditEntries).values(CHANGE);
  expect(await count()).toBe(1);
  await db.delete(auditEntries);
  expect(await count()).toBe(0);
  await db.insert(auditEntries).values([CHANGE, CHANGE]);
  expect(await count()).toBe(2);
});

test('a write that had begun before is seen once it is committed', async () => {
  // The embedded database has one connection, so that no one could look meanwhile.
  if (kind === 'embedded') return;
  const { count } = counting();
  await db.transaction(async (tx) => {
    await tx.insert(auditEntries).values(CHANGE);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(1);
});

test('a failure is not kept', async () => {
  const keep = cacheUntilNextWrite<number>();
  const basis = {};
  await expect(keep(db, basis, () => Promise.reject(new Error('Lost.')))).rejects.toThrow('Lost.');
  expect(await keep(db, basis, async () => 7)).toBe(7);
});
