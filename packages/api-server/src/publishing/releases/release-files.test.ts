import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Address } from '../../platform/storage/s3-address';
import { openReleaseFiles } from './open-release-files';
import type { ReleaseFiles } from './release-files';
import { aRemoteRelease } from './releases.fixture';

const folder = mkdtempSync(join(tmpdir(), 'portal-release-files-'));
const storage = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 'buckets'),
  configureBuckets: [{ name: 'portal-files' }],
});
const places: Record<string, ReleaseFiles> = {};

beforeAll(async () => {
  const { port } = await storage.run();
  const objectStorage: S3Address = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'portal-files',
    prefix: 'portal/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  places.disk = await openReleaseFiles({ dataDir: folder });
  places['object storage'] = await openReleaseFiles({ dataDir: join(folder, 'unused'), objectStorage });
});
afterAll(async () => {
  for (const place of Object.values(places)) await place.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

const RELEASE = aRemoteRelease();
const { name, hash } = RELEASE;
const key = (path: string) => ({ name, hash, path });

describe.each(['disk', 'object storage'])('files of releases on %s', (where) => {
  const place = () => {
    const found = places[where];
    if (!found) throw new Error(`There is no place on ${where}.`);
    return found;
  };
  const read = async (path: string) => {
    const content = await place().open(key(path));
    return content && text(content);
  };
  const put = (path: string, content: string) => place().put(key(path), Buffer.from(content), content.length);

  afterEach(() => place().remove(RELEASE));

  test('are read unchanged', async () => {
    await put('entry.js', 'entry()');
    expect([await place().has(key('entry.js')), await read('entry.js')]).toEqual([true, 'entry()']);
  });

  test('are distinguished by part, release and path', async () => {
    await put('entry.js', 'entry()');
    const others = [key('home.js'), { ...key('entry.js'), name: 'mf-a' }, { ...key('entry.js'), hash: 'f'.repeat(16) }];
    expect(await Promise.all(others.map((other) => place().has(other)))).toEqual([false, false, false]);
    expect(await place().open(key('home.js'))).toBeNull();
  });

  test('are never overwritten', async () => {
    await put('entry.js', 'entry()');
    const opened = jest.fn(() => Readable.from(['another()']));
    await place().put(key('entry.js'), opened, 9);
    expect(await read('entry.js')).toBe('entry()');
    expect(opened).not.toHaveBeenCalled();
  });

  test('are complete or missing', async () => {
    await expect(place().put(key('entry.js'), Buffer.from('entry('), 7)).rejects.toThrow('came with 6');
    expect(await place().has(key('entry.js'))).toBe(false);
  });

  test('are removed together, repeatedly without error', async () => {
    for (const path of Object.keys(RELEASE.files)) await put(path, path);
    await place().remove(RELEASE);
    await place().remove(RELEASE);
    const left = await Promise.all(Object.keys(RELEASE.files).map((path) => place().has(key(path))));
    expect(left).not.toContain(true);
  });
});

test('with an object storage, the data folder stays empty', () => {
  expect(readdirSync(folder)).not.toContain('unused');
});
