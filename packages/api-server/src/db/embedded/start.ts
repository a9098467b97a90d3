import { mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { StartError } from '../start-error';
import { LockedError, lockFolder } from './folder-lock';
import { shortPath } from './short-path';

/** Major version of PostgreSQL inside the embedded database: its files cannot be read by another one. */
const SERVER_MAJOR = '18';

export interface EmbeddedSettings {
  /** Folder of the database's files. */
  folder: string;
  /** Path of the socket that the database listens on. */
  socket: string;
}

export type EmbeddedRequest = 'count-fsyncs' | 'close';

export interface Embedded {
  /** Folder of the socket, as the driver wants it in place of a host name. */
  socketFolder: string;
  /** How often files were forced to the disk since the start. */
  fsyncs: () => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Starts the embedded database in `db` of a data folder that no other process uses. Its socket and the lock lie in `run`,
 * which only this account may enter, since the database asks for no password.
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
      rmSync(socket, { force: true });
      const server = await startWorker({ folder: files, socket }, onLost);
      const close = async () => {
        await server.close();
        await lock.release();
        run.release();
      };
      return { socketFolder: run.path, fsyncs: server.fsyncs, close };
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    run.release();
    throw error;
  }
}

/** Two databases on one folder would both seem to work, and one would lose all it wrote: the lock comes first. */
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
  const found = readVersion(join(files, 'PG_VERSION'));
  if (found === undefined || found === SERVER_MAJOR) return;
  throw new StartError(
    `The data folder ${files} was written by PostgreSQL ${found}, and the embedded database is PostgreSQL ${SERVER_MAJOR}. Export it with the version of the portal that wrote it, and import it here.`,
  );
}

function readVersion(path: string) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function startWorker(settings: EmbeddedSettings, onLost: (error: Error) => void) {
  const worker = new Worker(...workerFile(settings));
  let failure: Error | undefined;
  let isClosing = false;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('error', (error) => (failure = error instanceof Error ? error : new Error(String(error))));
  const lost = () =>
    new Error(`The embedded database has stopped: ${failure?.message ?? 'its thread ended'}`, { cause: failure });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('exit', () => reject(new StartError(lost().message, { cause: failure })));
  });
  void ended.then(() => isClosing || onLost(lost()));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- origins belong to windows, threads have none
  const send = (request: EmbeddedRequest) => worker.postMessage(request);
  return {
    fsyncs: () =>
      new Promise<number>((resolve) => {
        worker.once('message', ({ fsyncs }: { fsyncs: number }) => resolve(fsyncs));
        send('count-fsyncs');
      }),
    close: async () => {
      isClosing = true;
      send('close');
      await ended;
    },
  };
}

/** The thread's file beside this one: built together with the server, or as TypeScript, which needs its loader. */
function workerFile(workerData: EmbeddedSettings): ConstructorParameters<typeof Worker> {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return [new URL('./database-worker.js', here), { workerData }];
  const loader = pathToFileURL(
    createRequire(here).resolve('tsx/package.json').replace('package.json', 'dist/esm/api/index.mjs'),
  ).href;
  const load = `import('${loader}').then(({ tsImport }) => tsImport('./worker.ts', '${here}'))`;
  return [load, { workerData, eval: true }];
}

/** Without its database the portal can only answer with errors; whoever supervises it starts it again. */
function endProcess(error: Error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
