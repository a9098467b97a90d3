import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { backUp, connectAt, emptyPlace, removePlaces, type Place } from '../../../test/backups';
import { migrationsFolder } from '../../platform/db/migrate';
import { files, users } from '../../platform/db/tables';
import type { Entry } from './archive';
import { checkArchive } from './check-archive';
import { pack, smallEntry } from './pack';
import { readTar } from './read-tar';
import { restoreArchive } from './restore-archive';

/** Written by the portal's own tar writer, before a library replaced it. */
const OLD = join(migrationsFolder(), '../test/fixtures/backup-of-version-1.tar.gz');

const LONG = `static/js/async/${'a-long-name-'.repeat(9)}.js`;
const RELEASE = { name: 'mf-public', hash: '0123456789abcdef' };
const BLOCK = 512;

const places: Place[] = [];
afterAll(() => removePlaces(places));

async function emptyPortal() {
  const place = await emptyPlace(process.env.TEST_DATABASE_URL ? 'postgresql' : 'embedded');
  places.push(place);
  return connectAt(place);
}

const octalAt = (header: Buffer, from: number) => Number.parseInt(header.toString('latin1', from, from + 12), 8);
const textAt = (header: Buffer, from: number, to: number) => header.toString('latin1', from, to).replace(/\0.*$/s, '');

/**
 * The names and sizes in a tar file as portals without the library read it: only files, a name of at most 100 bytes or
 * else as the only record of an entry before it; two empty blocks at the end.
 */
function readAsBefore(tar: Buffer) {
  const found: [name: string, bytes: number][] = [];
  let longName: string | undefined;
  let at = 0;
  for (let header = tar.subarray(0, BLOCK); header.some((byte) => byte !== 0); header = tar.subarray(at, at + BLOCK)) {
    const sum = header.reduce((all, byte, index) => (index >= 148 && index < 156 ? all : all + byte), 256);
    expect(Number.parseInt(textAt(header, 148, 156).trim(), 8)).toBe(sum);
    const [bytes, type] = [octalAt(header, 124), textAt(header, 156, 157)];
    const content = tar.subarray(at + BLOCK, at + BLOCK + bytes);
    at += BLOCK * (1 + Math.ceil(bytes / BLOCK));
    if (type === 'x') {
      longName = /^\d+ path=([^\n]+)\n$/.exec(content.toString())?.[1];
      continue;
    }
    expect(type).toBe('0');
    found.push([longName ?? textAt(header, 0, 100), bytes]);
    longName = undefined;
  }
  expect(tar.subarray(at)).toEqual(Buffer.alloc(2 * BLOCK));
  return found;
}

test('a backup from before the library is restored, and the next one is readable by the old rules', async () => {
  const archive = await checkArchive(OLD);
  expect(archive.description).toMatchObject({ format: 1, portal: '1.0.0' });
  const target = await emptyPortal();
  expect(await restoreArchive(OLD, archive, target)).toEqual({ leftOut: [] });

  const { db } = target.database;
  expect(await db.select().from(users)).toMatchObject([{ email: 'ada@site.example' }]);
  const [file] = await db.select().from(files);
  const content = await target.files.get(file?.storageKey ?? '');
  const sha256 = createHash('sha256').update(await buffer(content ?? Readable.from([])));
  expect(sha256.digest('hex')).toBe(file?.sha256);
  for (const [path, expected] of [
    [LONG, 'long()'],
    ['empty.css', ''],
  ] as const)
    expect(await text((await target.releaseFiles.open({ ...RELEASE, path })) ?? Readable.from(['missing']))).toBe(
      expected,
    );

  const path = await backUp(target);
  await target.close();
  const named = readAsBefore(gunzipSync(readFileSync(path)));
  const before = readAsBefore(gunzipSync(readFileSync(OLD)));
  expect(named).toContainEqual([`releases/mf-public/${RELEASE.hash}/${LONG}`, 6]);
  const filesOf = (entries: typeof named) => entries.filter(([name]) => /^(files|releases)\//.test(name));
  expect(filesOf(named)).toEqual(filesOf(before));
  expect(named.map(([name]) => name).slice(-2)).toEqual(['SHA256SUMS', 'SHA256SUMS.sha256']);
}, 60_000);

/** Sizes around the limits of a block, and one of many chunks. */
const SIZES = [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 1_000_000];

/** An entry of each size; the content shows which byte is lost or misplaced. */
async function* entriesNamed(name: string): AsyncGenerator<Entry> {
  for (const size of SIZES) yield smallEntry(name, contentOf(size));
}
const contentOf = (size: number) => Buffer.alloc(size, 'volcanic dust over Évora');

test.each([1, 100, 101, 160, 300])('names of %i letters are restored with content of any size', async (letters) => {
  const name = 'n'.repeat(letters);
  const tar = await buffer(pack(entriesNamed(name), () => {}));
  const read: Buffer[] = [];
  for await (const entry of readTar(Readable.from([tar]))) {
    if (entry.name === name) read.push(await buffer(entry.content));
  }
  expect(read.map((content, index) => content.equals(contentOf(SIZES[index] ?? 0)))).toEqual(SIZES.map(() => true));
  expect(readAsBefore(tar).slice(0, SIZES.length)).toEqual(SIZES.map((size) => [name, size]));
});

test('unread content is skipped', async () => {
  const sizes: number[] = [];
  for await (const { bytes } of readTar(Readable.from(pack(entriesNamed('n'), () => {})))) sizes.push(bytes);
  expect(sizes.slice(0, SIZES.length)).toEqual(SIZES);
});

test('an entry that is shorter or longer than announced ends the archive with an explanation', async () => {
  for (const bytes of [3, 5]) {
    async function* entries(): AsyncGenerator<Entry> {
      yield { name: 'rows', bytes, content: [Buffer.from('dust')] };
    }
    await expect(buffer(pack(entries(), () => {}))).rejects.toThrow(
      `rows was announced with ${bytes} bytes and has 4.`,
    );
  }
});

test('an archive is made only as fast as it is read, and its sources are released when it is abandoned', async () => {
  let asked = 0;
  let isClosed = false;
  const content = Buffer.alloc(100_000, 'dust');
  async function* entries(): AsyncGenerator<Entry> {
    try {
      for (; asked < 1000; asked += 1) yield smallEntry(`of-${asked}`, content);
    } finally {
      isClosed = true;
    }
  }
  const packed = pack(entries(), () => {});
  await packed.next();
  await sleep(50);
  expect(asked).toBeLessThan(5);
  await packed.return(undefined);
  expect(isClosed).toBe(true);
});
