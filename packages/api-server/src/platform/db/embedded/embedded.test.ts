import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrationsFolder } from '../migrate';
import { openDatabase } from '../open-database';
import { auditEntries, roles, users } from '../tables';
import { startEmbedded } from './start';

/** More rounds for a longer run: each kills a writing portal once. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** Longer than the address of a socket may be. */
const DEEP = `${'deep'.repeat(15)}/${'deeper'.repeat(10)}`;

const root = mkdtempSync(join(tmpdir(), 'embedded-test-'));
const dataDir = join(root, DEEP);
const packageFolder = join(migrationsFolder(), '..');
afterAll(() => rmSync(root, { recursive: true }));

test('a folder whose path is too long for a socket can be opened, and keeps its data', async () => {
  const first = await openDatabase({ dataDir });
  expect(first.kind).toBe('embedded');
  await first.db.insert(users).values({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron' });
  await first.close();
  const second = await openDatabase({ dataDir });
  expect([await second.db.$count(users), await second.db.$count(roles)]).toEqual([1, 8]);
  await second.close();
  expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
}, 300_000);

test('every commit is flushed to the disk', async () => {
  const embedded = await startEmbedded(dataDir);
  const client = new Client({ host: embedded.socketFolder, user: 'postgres', database: 'postgres' });
  await client.connect();
  const before = await embedded.fsyncs();
  for (let commit = 0; commit < 20; commit += 1)
    await client.query(`select pg_logical_emit_message(true, 'test', 'x')`);
  expect((await embedded.fsyncs()) - before).toBeGreaterThanOrEqual(20);
  await client.end();
  await embedded.close();
});

test('a second portal on the same folder is refused with an explanation, and the first continues', async () => {
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${process.pid}. Stop that portal, or set DATA_DIR to another folder.`,
  );
  expect(await first.db.$count(users)).toBe(1);
  await first.close();
});

test('files of another major version are refused before they are opened', async () => {
  const old = join(root, 'old');
  mkdirSync(join(old, 'db'), { recursive: true });
  writeFileSync(join(old, 'db', 'PG_VERSION'), '17\n');
  await expect(startEmbedded(old)).rejects.toThrow('was written by PostgreSQL 17');
  expect(readdirSync(join(old, 'db'))).toEqual(['PG_VERSION']);
});

test('the expected major version is the one that the database writes', () => {
  expect(readFileSync(join(dataDir, 'db', 'PG_VERSION'), 'utf8').trim()).toBe('18');
});

test(
  `kill -9 during writes, ${KILL_ROUNDS} times: no acknowledged commit is lost and none is incomplete`,
  async () => {
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const acknowledged = await writeUntilKilled(60 + Math.random() * 700);
      expect(acknowledged.length).toBeGreaterThan(0);
      const database = await openDatabase({ dataDir });
      const written = (await database.db.select({ name: users.firstName }).from(users)).map(({ name }) => name);
      const logged = (await database.db.select({ name: auditEntries.objectId }).from(auditEntries)).map(
        ({ name }) => name,
      );
      await database.close();
      expect(acknowledged.filter((name) => !written.includes(name))).toEqual([]);
      expect(logged.toSorted()).toEqual(written.filter((name) => name !== 'Ada').toSorted());
    }
  },
  60_000 + KILL_ROUNDS * 20_000,
);

/** Starts a process that writes two tables per transaction, kills it, and returns the values reported as committed. */
async function writeUntilKilled(milliseconds: number): Promise<string[]> {
  const writer = spawn(process.execPath, ['--import', 'tsx', 'test/database-writer.ts', dataDir], {
    cwd: packageFolder,
    // A killed process leaves its link behind; here it is removed with the folder of this test.
    env: { ...process.env, TMPDIR: root },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  writer.stdout.on('data', (chunk) => (output += chunk));
  const closed = once(writer, 'close');
  await Promise.race([once(writer.stdout, 'data'), closed]);
  await sleep(milliseconds);
  writer.kill('SIGKILL');
  await closed;
  // The last line may be incomplete; text after the last line break is ignored.
  return output.split('\n').slice(0, -1);
}
