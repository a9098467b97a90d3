import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeSocket } from './remove-socket';

/** The answer of another process: whether it holds the lock or is about to, and its process id. */
interface Answer {
  held: boolean;
  pid: string;
}

export interface FolderLock {
  release: () => Promise<void>;
}

/** Another process holds the lock. */
export class LockedError extends Error {
  constructor(readonly pid: string) {
    super(`Locked by process ${pid}`);
  }
}

const PREFIX = 'lock-';

/**
 * Takes the lock of a folder, or throws a `LockedError`. Effective between processes of one machine (containers that
 * share the folder included), not across a network file system.
 *
 * Every process listens on its own socket before it checks those of the others. So of two that start at the same moment
 * at least one sees the other, and the smaller name wins. The kernel ends the listening with the process, even after
 * kill -9, and no name is ever used again: a socket that does not answer is dead for good and can be removed.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const id = randomBytes(8).toString('hex');
  const own = join(folder, PREFIX + id);
  let held = false;
  const server = createServer((socket) =>
    socket.on('error', () => {}).end(`${held ? 'held' : 'starting'} ${process.pid}`),
  );
  // Bound and listening under another name first: a bound socket that does not listen yet would look like a dead one.
  await listen(server, join(folder, `new-${id}`));
  renameSync(join(folder, `new-${id}`), own);
  const release = async () => {
    removeSocket(own);
    await new Promise((resolve) => server.close(resolve));
  };
  try {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(PREFIX) && name !== PREFIX + id) await outlast(join(folder, name), name > PREFIX + id);
    }
    held = true;
    return { release };
  } catch (error) {
    await release();
    throw error;
  }
}

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, () => resolve());
    server.unref();
  });

/** Returns when the other process has ended or given way; throws if it has the lock. */
async function outlast(path: string, givesWay: boolean) {
  for (let tries = 0; tries < 100; tries += 1) {
    const other = await ask(path);
    if (!other) return removeSocket(path);
    if (other.held || !givesWay) throw new LockedError(other.pid);
    await sleep(50);
  }
  throw new LockedError('unknown');
}

/** Asks the listening process; undefined if there is none. One that is too busy to answer counts as the holder. */
const ask = (path: string) =>
  new Promise<Answer | undefined>((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setTimeout(2000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : { held: true, pid: 'unknown' }),
    );
    socket.on('end', () => {
      const [state, pid = 'unknown'] = text.split(' ');
      resolve({ held: state !== 'starting', pid });
    });
  });
