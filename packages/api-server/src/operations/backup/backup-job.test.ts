import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, removePlaces } from '../../../test/backups';
import { testPortal } from '../../../test/portal';
import { askForBackup } from './backup-socket';
import { checkArchive } from './check-archive';
import { startBackupJob } from './backup-job';

const portal = testPortal();
afterAll(() => removePlaces([]));

function keep(kind: 'embedded' | 'postgresql', change = {}) {
  const { context, db, folder } = portal;
  mkdirSync(join(folder, 'run'), { recursive: true });
  const settings = { dataDir: folder, backupKeepDays: 14 };
  return startBackupJob({ ...context, database: { db, kind }, settings, ...change });
}

async function callApi() {
  const path = `${emptyFolder()}.tar.gz`;
  const isAnswered = await askForBackup(portal.folder, createWriteStream(path));
  return isAnswered ? path : undefined;
}

test('a portal on the embedded database serves backups while it runs', async () => {
  const backups = await keep('embedded');
  const [one, other] = await Promise.all([callApi(), callApi()]);
  expect((await checkArchive(one ?? '')).database).toEqual((await checkArchive(other ?? '')).database);
  await backups.stop();
  expect(await callApi()).toBeUndefined();
});

test('a portal on a server does not', async () => {
  const backups = await keep('postgresql');
  expect(await callApi()).toBeUndefined();
  await backups.stop();
  expect(existsSync(join(portal.folder, 'backups'))).toBe(false);
});

test('a failed backup is logged, and the caller sees that there is none', async () => {
  const backups = await keep('embedded', { incoming: '/dev/null' });
  await expect(checkArchive((await callApi()) ?? '')).rejects.toThrow('it is no backup of this portal');
  expect(portal.logged.filter((line) => line.includes('a backup could not be made'))).toHaveLength(1);
  await backups.stop();
});
