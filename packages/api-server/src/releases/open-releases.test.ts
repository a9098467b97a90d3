import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { testDatabase } from '../../test/database';
import { openReleases } from './open-releases';
import { aBuiltFolder, aRemoteRelease, aShellRelease } from './releases.fixture';
import { readSerial } from './releases.store';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = () => openReleases({ db: database.db, folder });
const NEXT = { version: '1.1.0', hash: '4444444444444444' };

const auditRows = async () =>
  (await database.pool.query('select action, object_id, old_value, new_value from audit_entries order by at')).rows;

test('before anything is published there is no shell', async () => {
  expect(await open().current()).toEqual({ shell: null, remotes: [] });
});

test('what is published is current, its files can be read, and the audit tells of it', async () => {
  const releases = open();
  await releases.publishBuilt([aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease())]);

  expect(await releases.current()).toEqual({ shell: aShellRelease(), remotes: [aRemoteRelease()] });
  const key = { name: 'mf-public', hash: aRemoteRelease().hash, path: 'entry.js' };
  expect(await text((await releases.open(key)) ?? Readable.from([]))).toBe('entry()');
  expect(await auditRows()).toMatchObject([
    { action: 'release.publish', object_id: 'shell', old_value: null },
    { action: 'release.publish', object_id: 'mf-public', new_value: { version: '1.0.0', hash: key.hash } },
  ]);
});

test('the same build again changes nothing', async () => {
  const releases = open();
  const built = aBuiltFolder(aRemoteRelease());
  expect(await releases.publishBuilt([built])).toHaveLength(1);
  const serial = await readSerial(database.db);
  expect(await releases.publishBuilt([built])).toEqual([]);
  expect(await readSerial(database.db)).toBe(serial);
  expect(await auditRows()).toHaveLength(1);
});

test('a newer build becomes current; the files of the older one stay for tabs that use them', async () => {
  const releases = open();
  await releases.publishBuilt([aBuiltFolder(aRemoteRelease())]);
  await releases.publishBuilt([aBuiltFolder(aRemoteRelease(NEXT))]);

  expect((await releases.current()).remotes).toEqual([aRemoteRelease(NEXT)]);
  expect(await releases.find('mf-public', aRemoteRelease().hash)).toEqual(aRemoteRelease());
  const { rows } = await database.pool.query('select version from releases where last_current_at is not null');
  expect(rows).toEqual([{ version: '1.0.0' }]);
});

test('another server sees the release at its next request', async () => {
  const one = open();
  const other = open();
  expect((await other.current()).remotes).toEqual([]);
  await one.publishBuilt([aBuiltFolder(aRemoteRelease())]);
  expect((await other.current()).remotes).toEqual([aRemoteRelease()]);
});

test('releases of several parts at the same moment all arrive', async () => {
  const names = ['mf-public', 'mf-nf-area', 'mf-cars-area', 'mf-admin'];
  const built = names.map((name) => {
    const { remote } = aRemoteRelease();
    return aBuiltFolder(aRemoteRelease({ name, remote: { ...remote, name } }));
  });
  await Promise.all(built.map((one) => open().publishBuilt([one])));
  expect((await open().current()).remotes.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(await readSerial(database.db)).toBe(4);
});

test('a file that is not the built one is refused, and nothing becomes current', async () => {
  const built = aBuiltFolder(aRemoteRelease());
  writeFileSync(join(built, 'entry.js'), 'another()');
  await expect(open().publishBuilt([built])).rejects.toThrow('entry.js is not the file that was built');
  expect((await open().current()).remotes).toEqual([]);
});

test('a folder without a build is named', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'portal-empty-'));
  expect(existsSync(join(empty, 'release.json'))).toBe(false);
  await expect(open().publishBuilt([empty])).rejects.toThrow(`${empty} holds no build`);
});
