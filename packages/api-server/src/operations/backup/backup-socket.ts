import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { removeSocket } from '../../platform/db/embedded/remove-socket';
import { shortPath } from '../../platform/db/embedded/short-path';

/** The socket on which a running portal with the embedded database serves backups. */
const SOCKET = 'backup';

/** Beside the lock and the database's own socket, in a folder that only this account may enter. */
const socketFolderOf = (dataDir: string) => shortPath(join(dataDir, 'run'));

export interface BackupSocket {
  /** Does not wait: a backup that is being sent breaks off, which its receiver notices. */
  close: () => Promise<void>;
}

/**
 * Opens a socket in the data folder that sends every client a fresh backup, as another process cannot open the database
 * while the portal runs.
 */
export async function openBackupSocket(
  dataDir: string,
  write: (visitor: Socket) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<BackupSocket> {
  const folder = socketFolderOf(dataDir);
  const socket = join(folder.path, SOCKET);
  const visitors = new Set<Socket>();
  const server = createServer((visitor) => {
    visitors.add(visitor);
    visitor.on('error', () => {}).on('close', () => visitors.delete(visitor));
    void write(visitor).catch((error: unknown) => {
      visitor.destroy();
      onFailure(error);
    });
  });
  // This process has locked the folder, so an existing socket is left from a killed one.
  removeSocket(socket);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, () => resolve()));
  server.unref();
  return {
    async close() {
      for (const visitor of visitors) visitor.destroy();
      await new Promise((resolve) => server.close(resolve));
      folder.release();
    },
  };
}

/** Requests a backup from the portal that runs on this data folder; false if none does. */
export async function askForBackup(dataDir: string, output: NodeJS.WritableStream): Promise<boolean> {
  const folder = socketFolderOf(dataDir);
  try {
    const visitor = await knock(join(folder.path, SOCKET));
    if (!visitor) return false;
    await pipeline(visitor, output);
    return true;
  } finally {
    folder.release();
  }
}

/** A connection to the socket; undefined if there is none, or a dead process left it and it refuses connections. */
const knock = (socket: string) =>
  new Promise<Socket | undefined>((resolve, reject) => {
    const visitor = connect(socket);
    visitor.once('connect', () => resolve(visitor));
    visitor.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
  });
