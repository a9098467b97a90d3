import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../errors/start-error';
import { LockedError, lockFolder } from './folder-lock';
import { removeSocket } from './remove-socket';
import { shortPath } from './short-path';
import { startThread } from './thread';

/** Major version of PostgreSQL inside the embedded database: another one cannot read its files. */
const SERVER_MAJOR = '18';

export interface EmbeddedSettings {
  /** Folder of the database's files. */
  folder: string;
  /** Path of the socket that the database listens on. */
  socket: string;
}

export type EmbeddedRequest = 'count-fsyncs' | 'close';

export interface Embedded {
  /** Folder of the socket, which the driver takes instead of a host name. */
  socketFolder: string;
  /** Number of flushes to the disk since the start. */
  fsyncs: () => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Starts the embedded database in `db` of a data folder that no other process uses. Its socket and the lock are in
 * `run`, which only this account may enter, since the database requires no password.
 */
export async function startEmbedded(dataDir: string, onLost: (error: Error) => void = endProcess): Promise<Embedded> {
  mkdirSync(join(dataDir, 'run'), { recursive: true, mode: 0o700 });
  const run = shortPath(realpathSync(join(dataDir, 'run')));
  const files = join(dataDir, 'db');
  try {
    const lock = await takeLock(run.path, dataDir);
    try {
      checkVersion(files);
      const socket = join(run.path, '.s.PGSQL.5432');
      removeSocket(socket);
      const settings: EmbeddedSettings = { folder: files, socket };
      const thread = await startThread<EmbeddedRequest>(threadFile(), settings, onLost);
      const close = async () => {
        await thread.finish('close');
        await lock.release();
        run.release();
      };
      return { socketFolder: run.path, fsyncs: async () => Number(await thread.ask('count-fsyncs')), close };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    run.release();
    throw error;
  }
}

/** Two databases on one folder would both seem to work, and one would lose all its writes: the lock comes first. */
async function takeLock(run: string, dataDir: string) {
  try {
    return await lockFolder(run);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    throw new StartError(
      `The data folder ${dataDir} is in use by process ${error.pid}. Stop that portal, or set DATA_DIR to another folder.`,
    );
  }
}

function checkVersion(files: string) {
  const major = readVersion(join(files, 'PG_VERSION'));
  if (major === undefined || major === SERVER_MAJOR) return;
  throw new StartError(
    `The data folder ${files} was written by PostgreSQL ${major}, and the embedded database is PostgreSQL ${SERVER_MAJOR}. Make a backup with the version of the portal that wrote it, and restore it here into an empty folder.`,
  );
}

function readVersion(path: string) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** In a build, the thread's file is beside the server's; in the source, it is the TypeScript file beside this one. */
function threadFile() {
  const here = import.meta.url;
  return new URL(here.endsWith('.ts') ? './worker.ts' : './database-worker.mjs', here);
}

/** Without its database the portal can only answer with errors; its supervisor restarts it. */
function endProcess(error: Error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
