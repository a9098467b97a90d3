import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeDataFolder } from '../../platform/process/data-folder';
import { connectDatabase } from '../../platform/db/open-database';
import { StartError } from '../../platform/errors/start-error';
import { readEnvironment, type Environment } from '../../platform/process/env';
import { openFileStore } from '../../platform/storage/open-file-store';
import { openReleaseFiles } from '../../publishing/releases/open-release-files';
import { namedFile, STREAM } from './arguments';
import type { CheckedArchive } from './archive-check';
import { checkArchive } from './check-archive';
import { mustBeKnown, restoreArchive } from './restore-archive';
import { runCommand, typedIn } from '../../platform/process/run-command';

const USAGE = 'Usage: restore <file> | -';

/** Stores the standard input as a file, as it has to be read more than once. */
async function keepInput({ dataDir }: Environment) {
  await makeDataFolder(dataDir);
  const folder = join(dataDir, 'incoming');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.tar.gz`);
  await pipeline(process.stdin, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return path;
}

async function restore(path: string, archive: CheckedArchive, environment: Environment) {
  const { dataDir, databaseUrl } = environment;
  await makeDataFolder(dataDir);
  const database = await connectDatabase({ databaseUrl, dataDir });
  try {
    const [files, releaseFiles] = [await openFileStore(environment), await openReleaseFiles(environment)];
    const restored = await restoreArchive(path, archive, { database, files, releaseFiles });
    await Promise.all([files.close(), releaseFiles.close()]);
    return restored;
  } finally {
    await database.close();
  }
}

async function checkAndRestore(path: string, environment: Environment) {
  // The whole archive is read before anything is opened, so that a wrong file leaves no trace.
  const archive = await checkArchive(path);
  mustBeKnown(archive);
  const { leftOut } = await restore(path, archive, environment);
  const { description, database, files, sha256 } = archive;
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored the backup of ${description.madeAt} by version ${description.portal}: ${rows} rows of ${database.tables.length} tables, ${files.length} files.`,
    `Checksum over all: ${sha256}`,
    ...leftOut.map((table) => `The table ${table} is not the portal's and was left out.`),
  ];
}

await runCommand(async (argv) => {
  const file = namedFile(argv, USAGE, typedIn());
  if (file === undefined) throw new StartError(USAGE);
  const environment = readEnvironment(process.env);
  if (file !== STREAM) {
    if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
    return checkAndRestore(file, environment);
  }
  const archive = await keepInput(environment);
  try {
    return await checkAndRestore(archive, environment);
  } finally {
    await rm(archive, { force: true });
  }
});
