import type { Db } from './client';
import { prepared, preparedPages } from './prepared';

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

describe('a part of a list', () => {
  interface List extends Promise<object[]> {
    offset: (start: number) => List;
    limit: (count: unknown) => List;
    prepare: () => { execute: (values?: object) => Promise<object[]> };
  }
  /** A list that says which part of it was taken, and whether it was prepared. */
  const aList = (part: object = {}): List =>
    Object.assign(Promise.resolve([part]), {
      offset: (start: number) => aList({ ...part, start }),
      limit: (count: unknown) => aList({ ...part, count }),
      prepare: () => ({ execute: (values = {}) => Promise.resolve([{ ...part, ...values, isPrepared: true }]) }),
    });

  test.each([
    ['the first page', { start: 0, count: 25 }, { count: 25, isPrepared: true }],
    ['the first page, without a start', { count: 25 }, { count: 25, isPrepared: true }],
    ['a page further down', { start: 25, count: 25 }, { start: 25, count: 25 }],
    ['all', {}, { start: 0 }],
    ['all from one on', { start: 5 }, { start: 5 }],
  ])('%s', async (_what, part, taken) => {
    expect(await preparedPages(() => aList())(aDb(), part)).toEqual([taken]);
  });
});
