import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { diskFileStore, openFileStore, s3FileStore } from './open-file-store';
import type { Content, FileStore } from './file-store';
import type { S3Address } from './s3-address';

const folder = mkdtempSync(join(tmpdir(), 'portal-file-stores-'));
const storage = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 'buckets'),
  configureBuckets: [{ name: 'portal-files' }],
});
const stores: Record<string, FileStore> = { disk: diskFileStore(join(folder, 'files')) };
let address: S3Address;

beforeAll(async () => {
  const { port } = await storage.run();
  address = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'portal-files',
    prefix: 'pictures/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  stores['object storage'] = await s3FileStore(address);
});
afterAll(async () => {
  for (const store of Object.values(stores)) await store.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const LARGE = Buffer.alloc(346_045, 'dust');
const inPieces = (bytes: Buffer) =>
  Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000, 70_000), bytes.subarray(70_000)]);

async function* breaking() {
  yield LARGE;
  throw new Error('The source broke.');
}

describe.each(['disk', 'object storage'])('files on %s', (name) => {
  const store = () => {
    const found = stores[name];
    if (!found) throw new Error(`There is no store on ${name}.`);
    return found;
  };
  const read = async (key: string) => {
    const content = await store().get(key);
    return content && buffer(content);
  };

  test.each<[what: string, content: Content, bytes: number]>([
    ['bytes in memory', LARGE, LARGE.length],
    ['bytes in chunks', () => inPieces(LARGE), LARGE.length],
    ['empty files', Buffer.alloc(0), 0],
  ])('%s are returned unchanged', async (_what, content, bytes) => {
    const key = randomUUID();
    await store().put(key, content, bytes);
    const kept = await read(key);
    expect(kept?.equals(LARGE.subarray(0, bytes))).toBe(true);
  });

  test.each<[what: string, content: Content, bytes: number, reason: string]>([
    ['a source that breaks', () => Readable.from(breaking()), LARGE.length + 1, 'The source broke.'],
    ['fewer bytes than announced', () => inPieces(LARGE), LARGE.length + 1, 'came with 346045'],
    ['more bytes than announced', LARGE, LARGE.length - 1, 'came with 346045'],
  ])('%s: nothing is stored', async (_what, content, bytes, reason) => {
    const key = randomUUID();
    await expect(store().put(key, content, bytes)).rejects.toThrow(reason);
    expect(await read(key)).toBeNull();
    expect(readdirSync(folder, { recursive: true }).filter((path) => String(path).includes(key))).toEqual([]);
  });

  test('an unused key has no content', async () => {
    expect(await read(randomUUID())).toBeNull();
  });

  test('a deleted file is gone, and deleting it again succeeds', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    for (const each of [key, other]) await store().put(each, LARGE, LARGE.length);
    await store().delete(key);
    await store().delete(key);
    expect(await read(key)).toBeNull();
    expect(await read(other)).toHaveLength(LARGE.length);
  });

  test('concurrent operations do not affect each other', async () => {
    const keys = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(keys.map((key) => store().put(key, Buffer.from(key), key.length)));
    expect(await Promise.all(keys.map(async (key) => String(await read(key))))).toEqual(keys);
  });

  test.each(['../../etc/passwd', 'a', '', `${randomUUID()}/x`])('"%s" is not a key', async (key) => {
    await expect(store().put(key, LARGE, LARGE.length)).rejects.toThrow('is not the key of a file');
    await expect(store().get(key)).rejects.toThrow('is not the key of a file');
    await expect((async () => store().delete(key))()).rejects.toThrow('is not the key of a file');
  });
});

describe('at the start', () => {
  const dataDir = join(folder, 'data');
  const found = () => readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());

  test('the disk is tested, without leaving a file', async () => {
    await openFileStore({ dataDir });
    expect(found()).toEqual([]);
  });

  test('the object storage is tested, and the disk stays unchanged', async () => {
    const store = await openFileStore({ dataDir: join(folder, 'elsewhere'), objectStorage: address });
    await store.close();
    expect(readdirSync(folder)).not.toContain('elsewhere');
  });

  test.each<[what: string, change: Partial<S3Address>]>([
    ['a missing bucket', { bucket: 'nowhere' }],
    ['an unknown account', { accessKeyId: 'NOBODY', secretAccessKey: 'wrong-secret' }],
    ['a storage that does not answer', { endpoint: 'http://127.0.0.1:1' }],
  ])('%s is reported in a sentence without the secret', async (_what, change) => {
    const opened = openFileStore({ dataDir, objectStorage: { ...address, ...change } });
    await expect(opened).rejects.toThrow(/^Files cannot be kept in the bucket of FILES_URL: /);
    await expect(opened).rejects.not.toThrow('wrong-secret');
  });

  test('a folder without write permission is reported too', async () => {
    const opened = openFileStore({ dataDir: '/dev/null' });
    await expect(opened).rejects.toThrow(/^Files cannot be kept in the data folder: /);
  });
});
