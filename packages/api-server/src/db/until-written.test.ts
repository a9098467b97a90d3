import { testDatabase } from '../../test/database';
import { auditEntries, users } from './tables';
import { untilWritten } from './until-written';

const { db, kind } = testDatabase();

const aChange = { action: 'user.edit', objectKind: 'user', objectId: 'one' };

/** Counts entries of the record, and how often it was asked. */
function counting() {
  let times = 0;
  const keep = untilWritten<number>();
  const count = (name = 'all') =>
    keep(db, name, () => {
      times += 1;
      return db.$count(auditEntries);
    });
  return { count, times: () => times };
}

test('as long as nothing is written, it is looked up once for each name', async () => {
  const { count, times } = counting();
  expect([await count(), await count(), await count('others'), await count()]).toEqual([0, 0, 0, 0]);
  expect(times()).toBe(2);
});

test('whatever is written, it is looked up anew', async () => {
  const { count, times } = counting();
  await count();
  await db.insert(auditEntries).values(aChange);
  expect(await count()).toBe(1);
  await db.delete(auditEntries);
  expect(await count()).toBe(0);
  await db.update(users).set({ firstName: 'Ada' });
  await db.insert(auditEntries).values(aChange);
  expect(await count()).toBe(1);
  expect(times()).toBe(4);
});

test('what another transaction had begun is seen as soon as it is done', async () => {
  if (kind === 'embedded') return;
  const { count } = counting();
  await db.transaction(async (tx) => {
    await tx.insert(auditEntries).values(aChange);
    expect(await count()).toBe(0);
  });
  expect(await count()).toBe(1);
});

test('a failure is not kept', async () => {
  const keep = untilWritten<number>();
  await expect(keep(db, 'all', () => Promise.reject(new Error('Lost.')))).rejects.toThrow('Lost.');
  expect(await keep(db, 'all', async () => 7)).toBe(7);
});
