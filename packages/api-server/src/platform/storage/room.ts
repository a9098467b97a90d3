import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../errors/start-error';

const MEGABYTE = 1_000_000;

/** Bytes in the words of the portal. */
export const inMegabytes = (bytes: number): string => `${Math.floor(bytes / MEGABYTE)} MB`;

/** Free bytes of the disk of a folder, which need not exist yet, as far as this account may use them. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || dirname(folder) === folder) throw error;
    return freeBytes(dirname(folder));
  }
}

/** A place with a disk. */
export interface Disk {
  /** A folder on it. */
  incoming: string;
  settings: { minFreeBytes?: number };
}

/** The reason why no files are taken, as a sentence; undefined as long as there is room. */
export async function roomProblem({ incoming, settings: { minFreeBytes = 0 } }: Disk): Promise<string | undefined> {
  if (minFreeBytes === 0 || (await freeBytes(incoming)) >= minFreeBytes) return undefined;
  return `The portal takes no files at this moment: less than ${inMegabytes(minFreeBytes)} are free on its disk. Those who run it have to make room.`;
}

/** Less than this does not suffice for the files of a database, bytes. */
const NEEDED_TO_START = 64 * MEGABYTE;

/** Refuses to start on a full disk, with a sentence: a database would end in the middle of something, and name a file. */
export async function mustHaveRoomToStart(dataDir: string, needed = NEEDED_TO_START): Promise<void> {
  const free = await freeBytes(dataDir);
  if (free >= needed) return;
  throw new StartError(
    `The disk of the data folder ${dataDir} is full: ${inMegabytes(free)} are free, and the portal needs ${inMegabytes(needed)} to start. Make room on it, or set DATA_DIR to a folder on another disk.`,
  );
}
