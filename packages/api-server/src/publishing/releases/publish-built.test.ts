import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { testDatabase } from '../../../test/database';
import { linesOf } from '../../../test/log-lines';
import { compositions } from '../../platform/db/tables';
import { compositionId } from './current';
import { diskReleaseFiles } from './open-release-files';
import { openReleases } from './open-releases';
import type { Releaser } from './releaser';
import { publishBuilt } from './publish-built.service';
import { aBuiltFolder, CONTENTS, anotherRemote, aRemoteRelease, aShellRelease, PRELOADED } from './releases.fixture';
import { readSerial } from './releases.store';
import { rollBack } from './rollback.service';

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-releases-'));
const releaseFiles = diskReleaseFiles(folder);
const logged: string[] = [];
const settings = { mode: 'demo' as const, publicUrl: 'https://portal.example' };
const log = pino(linesOf(logged));
const deps = { db: database.db, releaseFiles, answeredCalls: PRELOADED, settings, now: () => new Date(), log };

beforeEach(() => {
  logged.length = 0;
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openReleases({ db: database.db, files: releaseFiles, now: () => new Date() });
const publish = (...folders: string[]) => publishBuilt(deps, folders);
const publishMissing = (...folders: string[]) => publishBuilt(deps, folders, 'missing');
const NEXT = { version: '1.1.0', hash: '4444444444444444' };

const auditRows = async () =>
  (await database.pool.query('select action, object_id, old_value, new_value from audit_entries order by at')).rows;

test('before anything is published there is no shell', async () => {
  expect(await open().current()).toEqual({ shell: null, remotes: [], off: {}, shares: [] });
});

test('a published build is current, its files can be read, and the audit log records it', async () => {
  const releases = open();
  await publish(aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease()));

  expect(await releases.current()).toEqual({
    shell: aShellRelease(),
    remotes: [aRemoteRelease()],
    off: {},
    shares: [],
  });
  const key = { name: 'mf-public', hash: aRemoteRelease().hash, path: 'entry.js' };
  expect(await text((await releases.open(key)) ?? Readable.from([]))).toBe('entry()');
  expect(await auditRows()).toMatchObject([
    { action: 'release.publish', object_id: 'shell', old_value: null },
    { action: 'release.publish', object_id: 'mf-public', new_value: { version: '1.0.0', hash: key.hash } },
  ]);
});

test('the same build again changes nothing', async () => {
  const built = aBuiltFolder(aRemoteRelease());
  expect(await publish(built)).toHaveLength(1);
  const serial = await readSerial(database.db);
  expect(await publish(built)).toEqual([]);
  expect(await readSerial(database.db)).toBe(serial);
  expect(await auditRows()).toHaveLength(1);
});

test('a newer build becomes current; the files of the older one stay for tabs that use them', async () => {
  const releases = open();
  await publish(aBuiltFolder(aRemoteRelease()));
  await publish(aBuiltFolder(aRemoteRelease(NEXT)));

  expect((await releases.current()).remotes).toEqual([aRemoteRelease(NEXT)]);
  expect(await releases.find('mf-public', aRemoteRelease().hash)).toEqual(aRemoteRelease());
  const { rows } = await database.pool.query('select version from releases where last_current_at is not null');
  expect(rows).toEqual([{ version: '1.0.0' }]);
});

test('another server sees the release at its next request', async () => {
  const other = open();
  expect((await other.current()).remotes).toEqual([]);
  await publish(aBuiltFolder(aRemoteRelease()));
  expect((await other.current()).remotes).toEqual([aRemoteRelease()]);
});

test('simultaneous releases of several parts all become current', async () => {
  const names = ['mf-public', 'mf-nf-area', 'mf-cars-area', 'mf-admin'];
  const built = names.map((name) => aBuiltFolder(anotherRemote(name)));
  await Promise.all(built.map((one) => publish(one)));
  expect((await open().current()).remotes.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(await readSerial(database.db)).toBe(4);
});

test('a file that differs from the built one is refused, and nothing becomes current', async () => {
  const built = aBuiltFolder(aRemoteRelease());
  writeFileSync(join(built, 'entry.js'), 'another()');
  await expect(publish(built)).rejects.toThrow('entry.js is not the file that was built');
  expect((await open().current()).remotes).toEqual([]);
});

test('a folder without a build is named', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'portal-empty-'));
  expect(existsSync(join(empty, 'release.json'))).toBe(false);
  await expect(publish(empty)).rejects.toThrow(`${empty} holds no build`);
});

/** The same part, rebuilt with these pages. */
const withPages = (name: string, hash: string, paths: string[]) => {
  const pages = paths.map((path) => ({ path, page: 'home', title: 'Home', access: 'public' as const }));
  return aBuiltFolder(anotherRemote(name, { hash, remote: { name, contract: '^1.0.0', pages, menu: [] } }));
};

test('a part that does not fit is logged, and the others are released', async () => {
  const thief = withPages('mf-a', '5555555555555555', ['/mf-public']);
  const published = await publish(aBuiltFolder(anotherRemote('mf-public')), thief, aBuiltFolder(aShellRelease()));
  expect(published.map(({ name }) => name)).toEqual(['mf-public', 'shell']);
  expect((await open().current()).remotes.map(({ name }) => name)).toEqual(['mf-public']);
  expect(logged.join('')).toContain('mf-a was not released: The path /mf-public belongs to mf-public.');
});

test('a page moves from one part to another in one start, in either order', async () => {
  await publish(withPages('mf-b', '5555555555555555', ['/b', '/moves']));
  const published = await publish(
    withPages('mf-a', '6666666666666666', ['/a', '/moves']),
    withPages('mf-b', '7777777777777777', ['/b']),
  );
  expect(published).toHaveLength(2);
  expect(logged).toEqual([]);
});

test('a build that was rolled back stays so at the next start', async () => {
  const [old, bad] = [aBuiltFolder(aRemoteRelease()), aBuiltFolder(aRemoteRelease(NEXT))];
  await publish(old);
  await publish(bad);
  await rollBack(deps, 'mf-public', { to: {}, releaser: {} });
  expect(await publish(bad)).toEqual([]);
  expect((await open().current()).remotes).toEqual([aRemoteRelease()]);
});

test('missing files of the current release are restored, and nothing moves', async () => {
  const built = aBuiltFolder(aRemoteRelease());
  await publish(built);
  const serial = await readSerial(database.db);
  rmSync(folder, { recursive: true });
  expect(await publish(built)).toEqual([]);
  const key = { name: 'mf-public', hash: aRemoteRelease().hash, path: 'home.css' };
  expect(await text((await releaseFiles.open(key)) ?? Readable.from([]))).toBe(CONTENTS['home.css']);
  expect(await readSerial(database.db)).toBe(serial);
});

test('the composition in a database of an earlier version is recorded after a start', async () => {
  await publish(aBuiltFolder(aRemoteRelease()));
  await database.db.delete(compositions);
  await publish();
  const parts = [{ name: 'mf-public', version: '1.0.0', hash: aRemoteRelease().hash }];
  expect(await database.db.select().from(compositions)).toMatchObject([{ id: compositionId(parts), parts }]);
});

describe('if only missing parts are released at the start', () => {
  test('a build released by a start is replaced by the next start [12.84]', async () => {
    await publishMissing(aBuiltFolder(aRemoteRelease()));
    expect(await publishMissing(aBuiltFolder(aRemoteRelease(NEXT)))).toHaveLength(1);
  });

  test.each<[by: string, actorOrToken: Releaser]>([
    ['a team', { by: 'deploy token' }],
    ['an administrator', {}],
  ])('a release of %s is not replaced, and the log says so [12.84]', async (_by, teams) => {
    const built = aBuiltFolder(aRemoteRelease(NEXT));
    await publish(aBuiltFolder(aRemoteRelease()), built);
    await rollBack(deps, 'mf-public', { to: {}, releaser: teams });
    const later = aBuiltFolder(aRemoteRelease({ version: '1.2.0', hash: '6666666666666666' }));
    expect(await publishMissing(later)).toEqual([]);
    expect((await open().current()).remotes).toEqual([aRemoteRelease()]);
    expect(logged.join('')).toContain(
      'mf-public 1.2.0 was built, and left alone: its team has released another. To make this build current, run',
    );
  });

  test('nothing is released if the start is configured to release nothing [12.84]', async () => {
    expect(await publishBuilt(deps, [aBuiltFolder(aRemoteRelease())], 'never')).toEqual([]);
  });
});

test('builds that fit only each other are released together', async () => {
  const takes = { names: { '@portal/ui/form': ['Wizard'] }, versions: {}, runtime: '^3.0.0' };
  const gives = { names: { '@portal/ui/form': ['Wizard'] }, versions: {}, runtime: '3.0.0' };
  await publish(aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease()));
  const remote = aRemoteRelease({ ...NEXT, takes });
  expect(await publish(aBuiltFolder(remote))).toEqual([]);
  const shell = aShellRelease({ ...NEXT, gives });
  expect(await publish(aBuiltFolder(shell), aBuiltFolder(remote))).toEqual([shell, remote]);
});

test('a server that answers other calls than the one before it logs the calls missing for live releases [12.84]', async () => {
  const calls = ['GET /labels', ...PRELOADED];
  const built = [aBuiltFolder(aShellRelease()), aBuiltFolder(aRemoteRelease({ calls }))];
  await publishBuilt({ ...deps, answeredCalls: calls }, built);
  expect(logged).toEqual([]);
  await publishBuilt(deps, built);
  expect(logged.join('')).toContain(
    'What is live does not fit: mf-public 1.0.0 calls GET /labels, which this server does not answer.',
  );
});
