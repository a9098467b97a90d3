import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { ownAddress, testDatabase } from '../../../test/database';
import { databaseOf, transaction } from './client';
import { connectTo, createPool, serverProblem } from './pool';
import type { PoolOptions } from './pool';
import { withoutLimit } from './silent-queries';
import { sqlProblem } from './sql-problem';
import { users } from './tables';

const database = testDatabase();
const aUser = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron' };

/** Breaks the connections in use, as a restarted server does. */
async function loseConnections(pool: Pool) {
  const { _clients: clients } = pool as unknown as { _clients: { connection: { stream: Socket } }[] };
  for (const { connection } of clients) connection.stream.destroy(new Error('The server is gone.'));
  await sleep(50);
}

async function withPool(options: PoolOptions, work: (pool: ReturnType<typeof createPool>) => Promise<void>) {
  const pool = createPool(ownAddress(), options);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

describe('a transaction that does nothing', () => {
  test('is rolled back, and later queries fail instead of being committed alone', async () => {
    const warn = jest.fn();
    await withPool({ warn, idleLimit: 200 }, async (pool) => {
      const work = transaction(databaseOf(pool), async (tx) => {
        await tx.insert(users).values(aUser);
        await sleep(600);
        await tx.insert(users).values({ ...aUser, email: 'late@example.org' });
      });
      await expect(work).rejects.toThrow(/Failed query: (insert|rollback)/);
      expect(warn).toHaveBeenCalledWith('A transaction was idle for 0.2 s and was rolled back.');
      expect(await databaseOf(pool).$count(users)).toBe(0);
    });
  });

  test('is not mistaken for a long query', async () => {
    await withPool({ idleLimit: 200 }, async (pool) => {
      const { rows } = await pool.query(`select 'done' as answer from pg_sleep(0.8)`);
      expect(rows).toEqual([{ answer: 'done' }]);
    });
  });
});

test('a connection that is lost between two queries ends only the work on it', async () => {
  await withPool({}, async (pool) => {
    const work = transaction(databaseOf(pool), async (tx) => {
      await tx.insert(users).values(aUser);
      await loseConnections(pool);
      await tx.insert(users).values({ ...aUser, email: 'late@example.org' });
    });
    // The rollback of a lost transaction fails as well, and must not hide the reason.
    expect(sqlProblem(await work.catch((error: unknown) => error))).toEqual({ kind: 'unavailable' });
    expect(await databaseOf(pool).$count(users)).toBe(0);
  });
});

test('a query of the portal is limited by the server, and the work of a migration is not', async () => {
  const address = ownAddress();
  // The embedded database answers or is gone: there is no network between.
  if (!('url' in address)) return;
  await withPool({ queryLimit: 2000 }, async (pool) => {
    const client = await pool.connect();
    const query = () => client.query('select pg_sleep(3)');
    try {
      await expect(query()).rejects.toMatchObject({ code: '57014' });
      await withoutLimit(client, query);
      await expect(query()).rejects.toMatchObject({ code: '57014' });
    } finally {
      // The pool would wait for it for ever, and hide what failed.
      client.release();
    }
  });
});

test('a transaction that cannot begin gives its connection back', async () => {
  await withPool({}, async (pool) => {
    const client = await pool.connect();
    client.release();
    await loseConnections(pool);
    const begun = jest.spyOn(pool, 'connect').mockImplementationOnce(async () => {
      const lost = await pool.connect();
      await loseConnections(pool);
      return lost;
    });
    await expect(transaction(databaseOf(pool), async () => 'done')).rejects.toThrow('Failed query: begin');
    expect(begun).toHaveBeenCalled();
    expect(pool.totalCount).toBe(pool.idleCount);
    expect(await transaction(databaseOf(pool), async () => 'done')).toBe('done');
  });
});

const callApi = (text: string, index: number) =>
  index % 2
    ? database.pool.query('select $1::int as number, $2::text as text', [index, text])
    : database.pool.query('select $1::text as text, $2::int as number', [text, index]);

test('the messages of queries that need several packets are never mixed', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(index % 2 ? 300_000 : 10, 'x'));
  const answers = await Promise.all(texts.map(callApi));
  expect(answers.map(({ rows }) => rows[0])).toEqual(texts.map((text, number) => ({ number, text })));
});

test('a query outside the transaction does not wait for ever', async () => {
  await withPool({ waitLimit: 2000 }, async (pool) => {
    const db = databaseOf(pool);
    const outcome = await transaction(db, () => db.$count(users)).catch((error: Error) => String(error.cause));
    // PostgreSQL has another connection for it; the embedded database does not.
    const expected = { postgresql: '0', embedded: 'Error: timeout exceeded when trying to connect' };
    expect(String(outcome)).toBe(expected[database.kind]);
  });
});

test('an address without a server is reported without the password', async () => {
  const pool = createPool({ url: 'postgres://portal:secret@127.0.0.1:1/portal' });
  const message = await connectTo(pool).catch((error: Error) => error.message);
  expect(message).toMatch(/^The database cannot be reached: .*127\.0\.0\.1:1$/);
  expect(message).not.toContain('secret');
});

test.each<[version: number, encoding: string, problem: string | undefined]>([
  [150_000, 'UTF8', undefined],
  [180_003, 'UTF8', undefined],
  [140_011, 'UTF8', 'The database server is PostgreSQL 14; the portal needs 15 or newer.'],
  [150_018, 'SQL_ASCII', 'The database is encoded in SQL_ASCII; the portal needs one in UTF8.'],
])('server %i in %s', (version, encoding, problem) => {
  expect(serverProblem({ version, encoding })).toBe(problem);
});
