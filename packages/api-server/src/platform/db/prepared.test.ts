import type { Db } from './client';
import { prepared } from './prepared';

/** Stands for a database or a transaction. */
const aDb = () => ({}) as Db;

test('a query is built once for each database, and takes other values each time', async () => {
  const write = jest.fn((_db: Db) => ({ execute: (values = {}) => Promise.resolve([values]) }));
  const find = prepared(write);
  const [pool, transaction] = [aDb(), aDb()];
  expect(await find(pool, { id: 'a' })).toEqual([{ id: 'a' }]);
  expect(await find(pool, { id: 'b' })).toEqual([{ id: 'b' }]);
  // A query of the pool would run outside the transaction.
  expect(await find(transaction, { id: 'c' })).toEqual([{ id: 'c' }]);
  expect(write.mock.calls).toEqual([
    [pool, ''],
    [transaction, ''],
  ]);
  expect(write.mock.calls[1]?.[0]).toBe(transaction);
});

test('each shape of a query is a query of its own', async () => {
  const write = jest.fn((_db: Db, shape: 'up' | 'down') => ({ execute: () => Promise.resolve([shape]) }));
  const [find, pool] = [prepared(write), aDb()];
  const found = [await find(pool, {}, 'up'), await find(pool, {}, 'down'), await find(pool, {}, 'up')];
  expect(found).toEqual([['up'], ['down'], ['up']]);
  expect(write).toHaveBeenCalledTimes(2);
});
