import { EventEmitter } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import { connectionQueue } from './connection-queue';

/** A pool whose only connection is in use until it is handed to the next in the queue. */
function busyPool() {
  const line: ((failure?: Error) => void)[] = [];
  let released = 0;
  const client = { release: () => (released += 1) } as unknown as PoolClient;
  const connect = () =>
    new Promise<PoolClient>((resolve, reject) => line.push((failure) => (failure ? reject(failure) : resolve(client))));
  const events = new EventEmitter();
  const pool = { waitingCount: 0, connect: connect as Pool['connect'], on: events.on.bind(events) as Pool['on'] };
  return { pool, events, line, released: () => released };
}

let time = 0;
const clock = () => time;
beforeEach(() => {
  time = 1000;
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('an empty queue has no delay and no length', () => {
  const { pool, line } = busyPool();
  expect(connectionQueue(pool, clock).delay()).toBe(0);
  expect(line).toHaveLength(0);
});

test('while requests wait, the delay is the time that one more has waited, and then its whole wait', async () => {
  const { pool, line, released } = busyPool();
  const queue = connectionQueue(pool, clock);
  pool.waitingCount = 7;
  expect([queue.length(), queue.delay()]).toEqual([7, 0]);
  time += 300;
  expect(queue.delay()).toBe(300);
  expect(line).toHaveLength(1);
  line[0]?.();
  await settled();
  expect(released()).toBe(1);
  time += 50;
  expect(queue.delay()).toBe(300);
});

test('the delay is reset as soon as the queue is empty', async () => {
  const { pool, line } = busyPool();
  const queue = connectionQueue(pool, clock);
  pool.waitingCount = 7;
  queue.delay();
  time += 300;
  line[0]?.();
  await settled();
  pool.waitingCount = 0;
  expect(queue.delay()).toBe(0);
});

test('a waiting request that the pool rejected counts as well, and another one replaces it', async () => {
  const { pool, line } = busyPool();
  const queue = connectionQueue(pool, clock);
  pool.waitingCount = 7;
  queue.delay();
  time += 10_000;
  line[0]?.(new Error('timeout exceeded when trying to connect'));
  await settled();
  expect(queue.delay()).toBe(10_000);
  expect(line).toHaveLength(2);
});

test('the database counts as answering as long as requests are served', () => {
  const { pool, events } = busyPool();
  const queue = connectionQueue(pool, clock);
  expect(queue.hasServed(2000)).toBe(false);
  events.emit('release', undefined);
  time += 2000;
  expect(queue.hasServed(2000)).toBe(true);
  time += 1;
  events.emit('release', new Error('Connection terminated'));
  expect(queue.hasServed(2000)).toBe(false);
});
