import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import pino from 'pino';
import { startPostgres } from '../../../config/run/postgres.mjs';
import { appOn } from '../../test/app';
import { picturesHere } from '../../test/pictures';
import { drawNothing } from '../../test/pdf';
import { ANSWERED_CALLS } from '../../src/app/calls';
import { databaseOf, transaction } from '../../src/platform/db/client';
import { connectionQueue } from '../../src/platform/db/connection-queue';
import { openDatabase } from '../../src/platform/db/open-database';
import { canConnect, createPool } from '../../src/platform/db/pool';
import { users } from '../../src/platform/db/tables';
import { readEnvironment } from '../../src/platform/process/env';
import { openFileStore } from '../../src/platform/storage/open-file-store';
import { openReleaseFiles } from '../../src/publishing/releases/open-release-files';
import { runCheck } from '../../src/quality/check/run-check';
import { SETTINGS } from './settings';
import { openSilentRelay } from './silent-relay';
import { untilIt } from './until';

/** Limits of queries and of connecting, ms: short, since the test waits for them; nothing else depends on them. */
const [QUERY_LIMIT, WAIT_LIMIT] = [500, 500];

/** A call that reads the database. */
const CALL = '/api/installation';

/** A server in this process whose database is behind a relay. */
async function openServer() {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed on this machine.');
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-silence-'));
  const settings = readEnvironment({ MODE: 'demo', DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  await (await openDatabase({ databaseUrl: postgres.url, dataDir })).close();
  const relay = await openSilentRelay(postgres.url);
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const pool = createPool({ url: relay.url }, { queryLimit: QUERY_LIMIT, waitLimit: WAIT_LIMIT, warn });
  const [files, releaseFiles] = [await openFileStore(settings), await openReleaseFiles(settings)];
  const context = {
    db: databaseOf(pool),
    files,
    releaseFiles,
    answeredCalls: ANSWERED_CALLS,
    runCheck,
    incoming: join(dataDir, 'incoming'),
    pdf: drawNothing,
    pictures: picturesHere,
    settings,
    log: pino({ level: 'silent' }),
    say: () => {},
    now: () => new Date(),
  };
  const limits = { queue: connectionQueue(pool) };
  const connects = () => canConnect(relay.url, WAIT_LIMIT);
  const app = await appOn(context, { limits, liveness: { canConnect: connects } });
  const impatient = await appOn(context, { limits, liveness: { canConnect: connects, stuckAfter: 0 } });
  const close = async () => {
    await app.close();
    await impatient.close();
    // It would wait for ever for a connection that nobody gave back.
    await pool.end();
    await relay.close();
    await Promise.all([files.close(), releaseFiles.close()]);
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { relay, pool, app, impatient, warnings, close };
}

/** A moment to wait for, and what makes it come. */
function moment() {
  let come: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    come = resolve;
  });
  return [promise, () => come?.()] as const;
}

// A database that goes silent, as behind a firewall that lost its table, and comes back.
let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
}, 300_000);
afterAll(() => server.close(), 300_000);

const statusOf = async (path: string) => (await server.app.inject(path)).statusCode;
/** That of a server for which even a moment of silence is long. */
const liveness = async () => (await server.impatient.inject('/healthz')).statusCode;
const heals = async () => {
  await untilIt(
    async () => (await statusOf(CALL)) === 200,
    () => 'an answer',
  );
  await untilIt(
    async () => (await statusOf('/readyz')) === 200,
    () => 'readiness',
  );
};

/** All connections of the pool. */
async function takeAll() {
  const clients: PoolClient[] = [];
  const take = async () => {
    const client = await server.pool.connect().catch(() => undefined);
    if (client) clients.push(client);
    return clients.length === 10;
  };
  await untilIt(take, () => 'ten connections');
  return clients;
}

test('after each of several silences, requests are served again without a restart [12.312]', async () => {
  const { relay, pool, warnings } = server;
  for (let round = 1; round <= SETTINGS.silences; round += 1) {
    await heals();
    // Some connections are in the middle of a transaction, the others are idle or new.
    const [inside, isInside] = moment();
    const [silence, isSilent] = moment();
    const works = Array.from({ length: 5 }, () =>
      transaction(databaseOf(pool), async (tx) => {
        await tx.$count(users);
        isInside();
        await silence;
        await tx.$count(users);
      }).then(
        () => 'done',
        () => 'failed',
      ),
    );
    await Promise.race([inside, Promise.all(works)]);
    relay.silence(true);
    isSilent();
    const asked = await Promise.all([CALL, CALL, CALL, '/readyz', '/healthz'].map(statusOf));
    expect(asked).toEqual([503, 503, 503, 503, 200]);
    expect(new Set(await Promise.all(works))).toEqual(new Set(['failed']));
    relay.silence(false);
  }
  await heals();
  expect(warnings).toContain('A query had no answer for 0.5 s, and its connection was closed.');
  // No connection was lost to the pool: all of them do work at once.
  const all = await takeAll();
  for (const client of all) client.release();
});

test('a server whose connections are all stuck says so while a new one works, and lives again after that', async () => {
  const { relay } = server;
  await heals();
  const kept = await takeAll();
  await untilIt(
    async () => (await liveness()) === 503,
    () => 'liveness to fail',
  );
  expect(await statusOf('/readyz')).toBe(503);
  relay.silence(true);
  await untilIt(
    async () => (await liveness()) === 200,
    () => 'liveness, since a restart would not help',
  );
  relay.silence(false);
  await untilIt(
    async () => (await liveness()) === 503,
    () => 'liveness to fail again',
  );
  for (const client of kept) client.release();
  await untilIt(
    async () => (await liveness()) === 200,
    () => 'liveness',
  );
  await heals();
});

test('a query that takes the server itself too long is ended by it', async () => {
  await heals();
  const { pool } = server;
  const limit = async () => (await pool.query('show statement_timeout')).rows;
  await untilIt(
    async () => JSON.stringify(await limit().catch(() => [])) === JSON.stringify([{ statement_timeout: '500ms' }]),
    () => 'the limit',
  );
  await expect(pool.query('select pg_sleep(600)')).rejects.toThrow(/statement timeout|server is silent/);
});
