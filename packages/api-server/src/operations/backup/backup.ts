import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeDataFolder } from '../../platform/process/data-folder';
import { connectDatabase } from '../../platform/db/open-database';
import { StartError } from '../../platform/errors/start-error';
import { readEnvironment, type Environment } from '../../platform/process/env';
import { openFileStore } from '../../platform/storage/open-file-store';
import { openReleaseFiles } from '../../publishing/releases/open-release-files';
import { namedFile, STREAM } from './arguments';
import { askForBackup } from './backup-socket';
import type { CheckedArchive } from './archive-check';
import { keepArchive, writeArchive } from './keep-archive';
import { backupsFolder } from './backup-job';
import { megabytes, runCommand, typedIn } from '../../platform/process/run-command';
import { listMigrations } from './tables.store';

const USAGE = 'Usage: backup [<file> | -]';

const NO_PORTAL = 'There is no portal to make a backup of. Set DATA_DIR or DATABASE_URL as they are for the portal.';

/** `backup-2026-11-27T02-00-05Z.tar.gz` */
const nameOfNow = () => `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;

/** The running portal makes the backup if only it can, otherwise this process does. */
async function write(environment: Environment, output: NodeJS.WritableStream, damaged: string[]) {
  const { dataDir, databaseUrl } = environment;
  if (!databaseUrl && (await askForBackup(dataDir, output))) return;
  const database = await connectDatabase({ databaseUrl, dataDir });
  try {
    if ((await listMigrations(database.db)).length === 0) throw new StartError(NO_PORTAL);
    const [files, releaseFiles] = [await openFileStore(environment), await openReleaseFiles(environment)];
    const source = { database, files, releaseFiles, now: () => new Date() };
    damaged.push(...(await writeArchive(source, output, { spoolFolder: join(dataDir, 'incoming') })).damaged);
    await Promise.all([files.close(), releaseFiles.close()]);
  } finally {
    await database.close();
  }
}

function linesAbout(where: string, { database, sha256, bytes }: CheckedArchive & { bytes: number }, damaged: string[]) {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Backup written to ${where}: ${rows} rows of ${database.tables.length} tables, ${megabytes(bytes)}.`,
    `Checksum over all: ${sha256}`,
    ...damaged.map((key) => `The file ${key} is missing or damaged, in the storage and so in the backup.`),
  ];
}

await runCommand(async (argv) => {
  const file = namedFile(argv, USAGE, typedIn());
  const environment = readEnvironment(process.env);
  const { dataDir, databaseUrl } = environment;
  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) throw new StartError(NO_PORTAL);
  await makeDataFolder(dataDir);
  const isStream = file === STREAM;
  // Nothing is sent to standard output before the backup is complete and verified.
  const named = isStream ? join(dataDir, 'incoming', `${randomUUID()}.tar.gz`) : file;
  const path = named ?? join(backupsFolder(dataDir), nameOfNow());
  const damaged: string[] = [];
  const archive = await keepArchive(path, (output) => write(environment, output, damaged));
  if (!isStream) return linesAbout(path, archive, damaged);
  try {
    await pipeline(createReadStream(path), process.stdout);
  } finally {
    await rm(path, { force: true });
  }
  return linesAbout('the standard output', archive, damaged);
});
