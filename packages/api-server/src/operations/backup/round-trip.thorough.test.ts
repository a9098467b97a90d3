import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import {
  backUp,
  connectAt,
  emptyFolder,
  emptyPlace,
  everything,
  fill,
  openAt,
  ownKind,
  removePlaces,
  type Place,
  type StoredPortal,
} from '../../../test/backups';
import { migrationsFolder } from '../../platform/db/migrate';
import { files, users } from '../../platform/db/tables';
import { openBucket } from '../../platform/storage/s3-bucket';
import { s3FileStore } from '../../platform/storage/open-file-store';
import { bucketReleaseFiles } from '../../publishing/releases/open-release-files';
import { checkArchive } from './check-archive';
import { restoreArchive } from './restore-archive';

const places: Place[] = [];
let source: StoredPortal;
let archive: string;
let original: Awaited<ReturnType<typeof everything>>;

async function place(on: 'embedded' | 'postgresql') {
  const made = await emptyPlace(on);
  places.push(made);
  return made;
}

beforeAll(async () => {
  source = await openAt(await place(ownKind));
  await fill(source);
  original = await everything(source);
  archive = await backUp(source);
}, 300_000);
afterAll(async () => {
  await source.close();
  await removePlaces(places);
});

const storage = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: emptyFolder(),
  configureBuckets: [{ name: 'portal' }],
});
afterAll(() => storage.close());

/** Prefixes for files in a bucket. */
async function objectStorage() {
  const { port } = await storage.run();
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const where = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'portal', prefix: 'kept/' };
  const address = { ...where, ...credentials };
  return { files: await s3FileStore(address), releaseFiles: bucketReleaseFiles(await openBucket(address)) };
}

async function restoreInto(target: StoredPortal, path = archive) {
  await restoreArchive(path, await checkArchive(path), target);
  return everything(target);
}

test('the compared portal has rows and files [11.12.3]', () => {
  expect(original['public."national_facilities"']).toHaveLength(40);
  expect(Object.values(original)).not.toContain(null);
  expect(Object.keys(original).filter((key) => key.endsWith('.js'))).toHaveLength(2);
});

/** An embedded database starts slowly: without the thorough tests, the way back is between databases of one kind. */
const OTHER_KIND = process.env.TEST_ALL ? 'embedded' : ownKind;

test(`${ownKind} → ${OTHER_KIND} → ${ownKind}, disk → object storage → disk: no row or file changes`, async () => {
  const first = { ...(await connectAt(await place(OTHER_KIND))), ...(await objectStorage()) };
  expect(await restoreInto(first)).toEqual(original);
  const second = await connectAt(await place(ownKind));
  const back = await backUp(first);
  expect(await restoreInto(second, back)).toEqual(original);
  expect((await checkArchive(back)).database).toEqual((await checkArchive(archive)).database);
  await first.close();
  await second.close();
}, 300_000);

test('a restored portal starts like any other, and a fresh one accepts a restore', async () => {
  const target = await openAt(await place(ownKind));
  expect(await restoreInto(target)).toEqual(original);
  await target.close();
  const started = await openAt(target.place);
  expect(await everything(started)).toEqual(original);
  await started.close();
}, 300_000);

test('a restore into a portal in use is refused', async () => {
  const target = await openAt(await place(ownKind));
  await target.database.db.insert(users).values({ email: 'ada@site.example', firstName: 'Ada', lastName: 'Byron' });
  const before = await everything(target);
  await expect(restoreInto(target)).rejects.toThrow('There is a portal in use already.');
  expect(await everything(target)).toEqual(before);
  await target.close();
}, 300_000);

test('an archive is readable by its account only', () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600);
});

/** Number of restored files. */
function arrived({ dataDir }: Place) {
  const folder = join(dataDir, 'files');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  return names.filter((name) => /[\da-f-]{36}$/.test(String(name))).length;
}

/** Restores in a separate process, which is killed `then` ms after `isReached` holds. */
async function restoreUntil(target: Place, isReached: () => boolean, then: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/operations/backup/restore.ts', archive], {
    cwd: join(migrationsFolder(), '..'),
    env: { ...process.env, MODE: 'demo', DATA_DIR: target.dataDir, DATABASE_URL: target.databaseUrl ?? '' },
    stdio: 'ignore',
  });
  const closed = once(child, 'close');
  while (child.exitCode === null && !isReached()) await sleep(2);
  await sleep(then);
  child.kill('SIGKILL');
  await closed;
}

/** Remains of an interrupted restore that users could see or that the clean-up would miss. */
async function leftBehind({ database, place: { dataDir } }: StoredPortal) {
  const rows = await database.db.select().from(files);
  const visible = rows.filter(({ uploaderId, linkedAs }) => uploaderId ?? linkedAs);
  return { visible: visible.length, nameless: Math.max(0, arrived({ dataDir }) - rows.length) };
}

const KILLED: [when: string, part: number, then: number][] = [
  ['before the first file', 0, 1500],
  ['among the files', 0.5, 0],
  ['among the rows', 1, 60],
];

// Only with the thorough tests: each starts a process, which takes longer than all the others.
if (process.env.TEST_ALL)
  test.each(KILLED)(
    'killed %s: no half-restored state remains, and the next attempt succeeds',
    async (_when, part, then) => {
      const target = await place(ownKind);
      const enough = Math.floor((await checkArchive(archive)).files.length * part);
      await restoreUntil(target, () => arrived(target) >= enough, then);
      const left = await openAt(target);
      let behind = { visible: 0, nameless: 0 };
      // The restore may have ended before the kill; then it must be complete.
      if ((await left.database.db.$count(users)) === 0) {
        behind = await leftBehind(left);
        await restoreInto(left);
      }
      expect(behind).toEqual({ visible: 0, nameless: 0 });
      expect(await everything(left)).toEqual(original);
      await left.close();
    },
    120_000,
  );
