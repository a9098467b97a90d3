import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, removePlaces } from '../../../test/backups';
import { testPortal } from '../../../test/portal';
import { checkArchive } from './check-archive';
import { backUpNightly } from './backup-job';
import { isDue, nightlyName, removeOld } from './nightly';

const portal = testPortal();
afterAll(() => removePlaces([]));

const HOURS = 3600;

function folderWith(names: string[]) {
  const folder = emptyFolder();
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

test.each<[when: string, now: string, there: string[], due: boolean]>([
  ['before two o’clock', '2026-11-27T01:59:00Z', [], false],
  ['from two o’clock on', '2026-11-27T02:00:00Z', ['nightly-2026-11-26.tar.gz'], true],
  ['when it exists', '2026-11-27T12:00:00Z', ['nightly-2026-11-27.tar.gz'], false],
  ['when it is incomplete', '2026-11-27T12:00:00Z', ['nightly-2026-11-27.tar.gz.1234.part'], true],
])('%s: is the backup of the night due?', async (_when, now, there, due) => {
  expect(await isDue(folderWith(there), new Date(now))).toBe(due);
});

test.each<[days: number, kept: string[]]>([
  [14, ['nightly-2026-11-14.tar.gz', 'nightly-2026-11-27.tar.gz']],
  [1, ['nightly-2026-11-27.tar.gz']],
])('kept for %d days; other entries of the folder stay', async (days, kept) => {
  const others = ['backup-2020-01-01T00-00-00Z.tar.gz', 'mine.nightly-2020-01-01.tar.gz', 'notes.txt'];
  const nightly = ['nightly-2026-11-13.tar.gz', 'nightly-2026-11-14.tar.gz', 'nightly-2026-11-27.tar.gz'];
  const folder = folderWith([...nightly, ...others, 'nightly-2026-11-20.tar.gz.1234.part']);
  await removeOld(folder, days, new Date('2026-11-27T02:00:00Z'));
  expect(readdirSync(folder)).toEqual([...others, ...kept].toSorted());
});

const night = (backupKeepDays: number, change = {}) => {
  const { context, db, kind, folder } = portal;
  const settings = { dataDir: folder, backupKeepDays };
  return backUpNightly({ ...context, database: { db, kind }, settings, ...change });
};
const kept = () => readdirSync(join(portal.folder, 'backups'));

describe('over several nights', () => {
  test('the newest are kept, each can be restored [11.12.3]', async () => {
    for (let nights = 0; nights < 4; nights += 1) {
      await night(3);
      await night(3);
      portal.pass(24 * HOURS);
    }
    expect(kept()).toEqual(['2026-06-16', '2026-06-17', '2026-06-18'].map((day) => `nightly-${day}.tar.gz`));
    for (const name of kept()) await checkArchive(join(portal.folder, 'backups', name));
    expect(portal.logged.filter((line) => line.includes('nightly backup made'))).toHaveLength(4);
  });

  test('the old ones stay as long as no new one can be made', async () => {
    await night(1);
    portal.pass(48 * HOURS);
    const broken = { files: { ...portal.context.files, get: () => Promise.reject(new Error('no disk')) } };
    await portal.db.execute(
      `insert into files (kind, name, content_type, size, sha256, storage_key) values ('image', 'a', 'a', 1, 'a', gen_random_uuid())`,
    );
    await expect(night(1, broken)).rejects.toThrow('no disk');
    expect(kept()).toEqual([nightlyName(new Date('2026-06-15T12:00:00Z'))]);
  });

  test('none is made with 0 days', async () => {
    await night(0);
    expect(kept).toThrow('ENOENT');
  });
});
