import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { PublishingContext } from '../../publishing/releases/release-files';
import type { Database } from '../../platform/db/open-database';
import type { Environment } from '../../platform/process/env';
import { loggable } from '../../platform/db/loggable';
import { openBackupSocket } from './backup-socket';
import { keepArchive, writeArchive } from './keep-archive';
import { isDue, nightlyName, removeOld } from './nightly';

/** Interval of the check whether a backup is due, ms. The first check waits as long, to keep the start fast. */
const LOOK_EVERY = 600_000;

interface BackupJobContext extends Pick<PublishingContext, 'files' | 'releaseFiles' | 'incoming' | 'log' | 'now'> {
  database: Pick<Database, 'db' | 'kind'>;
  settings: Pick<Environment, 'dataDir' | 'backupKeepDays'>;
}

/** Default folder of the backups. */
export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Makes tonight's backup if it is missing, and then removes the old ones. */
export async function backUpNightly(context: BackupJobContext, signal?: AbortSignal): Promise<void> {
  const { settings, incoming, log, now } = context;
  const folder = backupsFolder(settings.dataDir);
  if (settings.backupKeepDays === 0 || !(await isDue(folder, now()))) return;
  const making = { spoolFolder: incoming, ...(signal && { signal }) };
  const path = join(folder, nightlyName(now()));
  const { bytes, sha256 } = await keepArchive(path, async (output) => {
    warnOfDamage(context, await writeArchive(context, output, making));
  });
  log.info({ path, bytes, sha256 }, 'nightly backup made');
  // Only after success: as long as no new one can be made, the old ones are the only ones.
  await removeOld(folder, settings.backupKeepDays, now());
}

function warnOfDamage({ log }: BackupJobContext, { damaged }: { damaged: string[] }) {
  if (damaged.length > 0)
    log.warn({ files: damaged }, 'files are missing or damaged, in the storage and so in the backup');
}

/**
 * On the embedded database, serves backups and makes one every night, until it is stopped. A database server has better
 * tools of its own, and any machine can make a backup of it.
 */
export async function startBackupJob(context: BackupJobContext): Promise<{ stop: () => Promise<void> }> {
  const { database, settings, incoming, log } = context;
  if (database.kind !== 'embedded') return { stop: async () => {} };
  const stopping = new AbortController();
  const { signal } = stopping;
  const failed = (error: unknown) => {
    if (!signal.aborted) log.error(loggable(error as Error), 'a backup could not be made');
  };
  const handOut = async (visitor: Socket) =>
    warnOfDamage(context, await writeArchive(context, visitor, { spoolFolder: incoming, signal }));
  const socket = await openBackupSocket(settings.dataDir, handOut, failed);
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => backUpNightly(context, signal)).catch(failed);
  }, LOOK_EVERY);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await socket.close();
      await running;
    },
  };
}
