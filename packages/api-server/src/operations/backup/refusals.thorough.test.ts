import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { emptyFolder, removePlaces } from '../../../test/backups';
import { testDatabase } from '../../../test/database';
import { fingerprint } from '../../../test/stored';
import { diskFileStore } from '../../platform/storage/open-file-store';
import { insertFile } from '../../platform/files/files.store';
import { diskReleaseFiles } from '../../publishing/releases/open-release-files';
import { ARCHIVE_ENTRY, DATABASE_ENTRY, type ArchivedDatabase, type Entry } from './archive';
import type { BackupSource } from './archive-entries';
import { checkArchive } from './check-archive';
import { keepArchive, writeArchive } from './keep-archive';
import { pack, smallEntry } from './pack';
import { portalVersion } from './portal-version';
import { readTar } from './read-tar';
import { mustBeKnown, restoreArchive, type RestoreTarget } from './restore-archive';

const { db, pool, kind } = testDatabase();
const folder = emptyFolder();
const portal: RestoreTarget & BackupSource = {
  database: { db, pool, kind, close: async () => {} },
  files: diskFileStore(join(folder, 'files')),
  releaseFiles: diskReleaseFiles(join(folder, 'releases')),
  now: () => new Date(),
};
afterAll(() => removePlaces([]));

const CONTENT = Buffer.alloc(200_000, 'dust');
const FILE = {
  kind: 'document',
  name: 'report.pdf',
  contentType: 'application/pdf',
  sha256: '',
  createdAt: new Date(),
} as const;

/** Stores a file. */
async function addFile() {
  const storageKey = randomUUID();
  await insertFile(db, { ...FILE, size: CONTENT.length, storageKey });
  await portal.files.put(storageKey, CONTENT, CONTENT.length);
}

const backUpTo = (path: string, source: BackupSource) =>
  keepArchive(path, (output) => writeArchive(source, output, { spoolFolder: folder }));

/** A small backup of a portal with one file. */
async function aBackup() {
  await addFile();
  const path = `${emptyFolder()}.tar.gz`;
  await backUpTo(path, portal);
  return path;
}

const restoring = async (path: string) => restoreArchive(path, await checkArchive(path), portal);

/** The same backup with other entries, packed as if it had been made so. */
async function repacked(path: string, change: (name: string, content: Buffer) => Buffer | null) {
  async function* changed(): AsyncGenerator<Entry> {
    for await (const { name, content } of readTar(Readable.from([gunzipSync(readFileSync(path))]))) {
      const other = name.startsWith('SHA256SUMS') ? null : change(name, await buffer(content));
      if (other) yield smallEntry(name, other);
    }
  }
  const tar = await buffer(pack(changed(), () => {}));
  const made = `${emptyFolder()}.tar.gz`;
  writeFileSync(made, gzipSync(tar));
  return made;
}

/** Changes the bytes of the tar file inside. */
function tampered(path: string, change: (tar: Buffer) => Buffer) {
  const made = `${emptyFolder()}.tar.gz`;
  writeFileSync(made, gzipSync(change(gunzipSync(readFileSync(path)))));
  return made;
}

const json = (content: Buffer, change: (value: ArchivedDatabase) => object) =>
  Buffer.from(JSON.stringify(change(JSON.parse(String(content)) as ArchivedDatabase)));

test('an unchanged backup is accepted', async () => {
  const path = await aBackup();
  const { files, database } = await checkArchive(path);
  expect(files).toHaveLength(1);
  expect(() => mustBeKnown({ database, description: { format: 1, portal: '', madeAt: '' } })).not.toThrow();
  expect((await checkArchive(await repacked(path, (_name, content) => content))).files).toEqual(files);
});

test.each<[what: string, tamper: (path: string) => string | Promise<string>, why: string]>([
  [
    'a changed byte of the compressed file',
    (path) => {
      const bytes = readFileSync(path);
      const at = bytes.length - 2000;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(path, bytes);
      return path;
    },
    'it is damaged',
  ],
  [
    'a truncated archive',
    (path) => {
      truncateSync(path, readFileSync(path).length - 700);
      return path;
    },
    'it is damaged (unexpected end of file)',
  ],
  [
    'a changed byte of a file in it',
    (path) => tampered(path, (tar) => ((tar[tar.indexOf('dustdustdust')] = 0x44), tar)),
    'it is damaged (its checksums are not those of what is in it)',
  ],
  [
    'a changed name',
    (path) => tampered(path, (tar) => ((tar[tar.indexOf('rows/') + 5] = 0x7a), tar)),
    'it is damaged (a header is not what it was)',
  ],
  [
    'the checksum over all of another backup',
    (path) =>
      tampered(path, (tar) => {
        const at = tar.lastIndexOf('  SHA256SUMS\n') - 1;
        tar[at] = tar[at] === 0x30 ? 0x31 : 0x30;
        return tar;
      }),
    'it is damaged (the checksum over all is another)',
  ],
  [
    'an end without checksums',
    (path) => tampered(path, (tar) => Buffer.concat([tar.subarray(0, tar.indexOf('SHA256SUMS')), Buffer.alloc(1024)])),
    'it is damaged (a part of it is missing)',
  ],
  [
    'data after its end',
    (path) => tampered(path, (tar) => Buffer.concat([tar, Buffer.alloc(512, 1)])),
    'it is damaged',
  ],
  [
    'missing rows',
    (path) =>
      repacked(path, (name, content) =>
        name === 'rows/roles.jsonl' ? content.subarray(content.indexOf('\n') + 1) : content,
      ),
    'it is damaged (rows of roles are missing)',
  ],
  [
    'an unknown format',
    (path) =>
      repacked(path, (name, content) =>
        name === ARCHIVE_ENTRY ? Buffer.from('{"format":2,"portal":"9.0.0"}') : content,
      ),
    'it was made by a newer version of the portal (9.0.0), in a form that this one cannot read',
  ],
  [
    'a missing beginning',
    (path) => repacked(path, (name, content) => (name === ARCHIVE_ENTRY ? null : content)),
    'it is no backup of this portal',
  ],
  [
    'a file that is not a backup',
    (path) => {
      writeFileSync(path, 'a text');
      return path;
    },
    'it is no backup of this portal',
  ],
])('%s is refused with an explanation', async (_what, tamper, why) => {
  const path = await tamper(await aBackup());
  await expect(checkArchive(path)).rejects.toThrow(`This backup cannot be used: ${why}`);
});

test.each([
  'files/../../etc/passwd',
  'releases/mf-public/0123456789abcdef/../../x',
  'rows/../x.jsonl',
  '/etc/passwd',
  'other',
])('an entry called "%s" is refused', async (name) => {
  async function* entries(): AsyncGenerator<Entry> {
    yield smallEntry(ARCHIVE_ENTRY, '{"format":1}');
    yield smallEntry(name, 'x');
  }
  const path = `${emptyFolder()}.tar.gz`;
  writeFileSync(path, gzipSync(await buffer(pack(entries(), () => {}))));
  await expect(checkArchive(path)).rejects.toThrow(`"${name}" does not belong in it`);
});

test('a backup of a newer portal is refused with an explanation, and nothing is written', async () => {
  const later = { tag: '9999_later', when: 9e12 };
  const path = await repacked(await aBackup(), (name, content) =>
    name === DATABASE_ENTRY
      ? json(content, (value) => ({ ...value, migrations: [...value.migrations, later] }))
      : content,
  );
  const before = await fingerprint({ db });
  await expect(restoring(path)).rejects.toThrow(
    `it was made by another, probably newer version of the portal (${portalVersion()})`,
  );
  expect(await fingerprint({ db })).toEqual(before);
});

test('rows that break a rule of the database are refused, and the database is unchanged', async () => {
  const path = await repacked(await aBackup(), (name, content) =>
    name === 'rows/roles.jsonl' ? Buffer.from(String(content).replace('"cars"', '"administrator"')) : content,
  );
  const before = await fingerprint({ db });
  await expect(restoring(path)).rejects.toThrow('its rows do not fit together (roles_pkey)');
  expect(await fingerprint({ db })).toEqual(before);
});

test('a backup that cannot be completed leaves nothing', async () => {
  const target = emptyFolder();
  await addFile();
  const broken = { ...portal, files: { ...portal.files, get: () => Promise.reject(new Error('no disk')) } };
  await expect(backUpTo(join(target, 'broken.tar.gz'), broken)).rejects.toThrow('no disk');
  expect(readdirSync(target)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['files']);
});

test('a backup that is cut off in transmission is not kept', async () => {
  const target = emptyFolder();
  const whole = readFileSync(await aBackup());
  const kept = keepArchive(join(target, 'cut.tar.gz'), (output) =>
    pipeline(Readable.from([whole.subarray(0, whole.length - 100)]), output),
  );
  await expect(kept).rejects.toThrow('The backup did not become whole, and nothing is kept of it.');
  expect(readdirSync(target)).toEqual([]);
});
