import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type Postgres } from '../../../config/run/postgres.mjs';
import { databaseOf, type Db } from '../../src/platform/db/client';
import { createPool } from '../../src/platform/db/pool';
import { readEnvironment } from '../../src/platform/process/env';
import type { FileStore } from '../../src/platform/storage/file-store';
import { openFileStore } from '../../src/platform/storage/open-file-store';
import { Ledger } from '../crash/ledger';
import { failuresOf, problemsIn, untilAlone } from '../crash/problems';
import { addScenarios, type CrashScenario } from '../crash/scenarios';
import { writeAll } from '../crash/steps';
import { runProgram, startPortalProcess, type Place, type PortalProcess } from '../portal/portal-process';
import { openBucket } from '../portal/bucket';

/** Folder of the built programs of the version before this one. */
const { ROLLING_BEFORE: BEFORE } = process.env;
if (!BEFORE) throw new Error('ROLLING_BEFORE must name the programs of the version before; run pnpm test:rolling.');

/** Acknowledged writes in each phase of the update. */
const WRITES = 60;

interface Installation {
  postgres: Postgres;
  db: Db;
  files: FileStore;
  /** The place of a server of this installation, of the present or of the former version. */
  placeOf: (name: string, programs?: string) => Place;
  close: () => Promise<void>;
}

/** An empty database and an object storage, which the servers of an installation share. */
async function openInstallation(folder: string): Promise<Installation> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed on this machine.');
  mkdirSync(folder);
  const bucket = await openBucket(join(folder, 'bucket'));
  const settings = { MODE: 'demo', FILES_URL: bucket.url, RELEASE_ON_START: 'never' };
  const files = await openFileStore(readEnvironment({ ...settings, DATA_DIR: join(folder, 'nobody') }));
  const pool = createPool({ url: postgres.url });
  return {
    postgres,
    db: databaseOf(pool),
    files,
    placeOf(name, programs) {
      const dataDir = join(folder, name);
      mkdirSync(dataDir, { recursive: true });
      return { dataDir, databaseUrl: postgres.url, settings, ...(programs && { programs }) };
    },
    async close() {
      await Promise.all([files.close(), pool.end(), bucket.close()]);
      await postgres.stop();
    },
  };
}

let root: string;
let ledger: Ledger;
let installation: Installation;
let scenarios: CrashScenario[];
/** All servers that were started, the one of the former version first. */
const servers: PortalProcess[] = [];
/** Servers that receive requests at the moment, in turns. */
let serving: PortalProcess[] = [];
let turn = 0;

function apiNow(): string {
  turn += 1;
  return serving[turn % serving.length]?.api ?? '';
}

/** Starts a server, which is killed after the tests at the latest. */
async function start(place: Place): Promise<PortalProcess> {
  const server = await startPortalProcess(place);
  servers.push(server);
  return server;
}

/** Becomes true after the given number of calls. */
const after = (times: number) => () => (times -= 1) < 0;

/** Waits until the clients have received further acknowledgements. */
async function untilAcknowledged(count: number) {
  const enough = ledger.totals().acknowledged + count;
  while (ledger.totals().acknowledged < enough) await pause(20);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-rolling-'));
  ledger = new Ledger();
  installation = await openInstallation(join(root, 'first'));
  serving = [await start(installation.placeOf('older', BEFORE))];
  scenarios = await addScenarios(apiNow, ledger);
}, 600_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await installation.close();
  rmSync(root, { recursive: true, force: true });
}, 300_000);

test('during a rolling update nothing fails and nothing is lost, whichever server answers [12.340]', async () => {
  const [older] = serving;
  if (!older) throw new Error('No server is running.');
  let isOver = false;
  const writing = writeAll(scenarios, ledger, () => isOver);
  await untilAcknowledged(WRITES);
  // It migrates the tables while the former version serves.
  const newer = await start(installation.placeOf('newer'));
  serving = [older, newer];
  await untilAcknowledged(2 * WRITES);
  serving = [newer];
  // Requests that are under way are answered by the server that they reached.
  expect(await older.stop()).toBe(0);
  await untilAcknowledged(WRITES);
  isOver = true;
  await writing;
  await untilAlone(installation.db);
  expect([
    ...[older, newer].flatMap(failuresOf),
    ...(await problemsIn({ db: installation.db, files: installation.files }, ledger, scenarios)),
  ]).toEqual([]);
  const { acknowledged, unknown } = ledger.totals();
  process.stdout.write(`rolling update: ${acknowledged} writes acknowledged, none lost; ${unknown} unknown\n`);
  expect(unknown).toBe(0);
}, 900_000);

test('a backup of the version before is restored by this one, and users go on where they were [12.340]', async () => {
  const former = await openInstallation(join(root, 'former'));
  const restored = await openInstallation(join(root, 'restored'));
  const archive = join(root, 'backup.tar.gz');
  try {
    let server = await start(former.placeOf('server', BEFORE));
    const written = new Ledger();
    const found = await addScenarios(() => server.api, written);
    await writeAll(found, written, after(WRITES));
    expect(await runProgram('backup', former.placeOf('server', BEFORE), [archive])).toMatchObject({ code: 0 });
    await server.stop();

    const target = restored.placeOf('server');
    expect(await runProgram('restore', target, [archive])).toMatchObject({ code: 0 });
    server = await start(target);
    await writeAll(found, written, after(WRITES));
    await untilAlone(restored.db);
    const problems = await problemsIn({ db: restored.db, files: restored.files }, written, found);
    expect([...failuresOf(server), ...problems]).toEqual([]);
    expect(await server.stop()).toBe(0);
  } finally {
    await Promise.all([former.close(), restored.close()]);
  }
}, 900_000);
