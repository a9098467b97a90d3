import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StartError } from '../../platform/errors/start-error';
import { syncFolder } from '../../platform/storage/write-whole';
import { archiveEntries, type BackupSource, type Counts } from './archive-entries';
import type { CheckedArchive } from './archive-check';
import { checkArchive } from './check-archive';
import { pack } from './pack';
import { openSpool } from './spool';

/** Most of the content is text, and a higher level gains little for most of the time. */
const LEVEL = 4;

interface Making {
  /** Folder for data that is read before it is packed. */
  spoolFolder: string;
  /** Ends the work early. */
  signal?: AbortSignal;
}

/** Writes a whole archive to a stream and ends it. */
export async function writeArchive(
  source: BackupSource,
  output: NodeJS.WritableStream,
  { spoolFolder, signal }: Making,
): Promise<Counts & { sha256: string }> {
  const counts: Counts = { tables: 0, rows: 0, files: 0, releaseFiles: 0, damaged: [] };
  let sha256 = '';
  const spool = await openSpool(spoolFolder);
  try {
    const packed = pack(archiveEntries(source, spool, counts), (sum) => (sha256 = sum));
    await pipeline(Readable.from(packed), createGzip({ level: LEVEL }), output, { signal });
  } finally {
    await spool.close();
  }
  return { ...counts, sha256 };
}

function notWhole(cause: unknown): never {
  const words = 'The backup did not become whole, and nothing is kept of it. Where the portal runs, its log says why.';
  throw new StartError(words, { cause });
}

/**
 * Stores the output of `write` as an archive of this name, readable by this account only: under another name until it
 * is complete, on the disk and has been read again and verified. Otherwise nothing of it remains.
 */
export async function keepArchive(
  path: string,
  write: (output: NodeJS.WritableStream) => Promise<unknown>,
): Promise<CheckedArchive & { bytes: number }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = `${path}.${randomUUID()}.part`;
  // The stream flushes everything to the disk and closes the file, or is destroyed below.
  const output = (await open(aside, 'wx', 0o600)).createWriteStream({ flush: true });
  try {
    await write(output);
    const checked = await checkArchive(aside).catch(notWhole);
    const { size } = await stat(aside);
    await rename(aside, path);
    await syncFolder(dirname(path));
    return { ...checked, bytes: size };
  } catch (error) {
    output.destroy();
    await rm(aside, { force: true });
    throw error;
  }
}
