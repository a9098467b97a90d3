import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../platform/errors/start-error';
import { refusedArchive } from './archive';
import { ArchiveCheck, type CheckedArchive } from './archive-check';
import { readTar, type TarEntry } from './read-tar';

/** The entries of an archive, in order; a damaged one fails where the damage is reached. */
export function readArchive(path: string): AsyncGenerator<TarEntry> {
  // The reader receives every failure, including those of the file.
  const unzipped: Readable = pipeline(createReadStream(path), createGunzip(), () => {});
  return readTar(unzipped);
}

/**
 * Reads a whole archive and compares it with the checksums in it. Throws a `StartError` with an explanation if it is
 * damaged, truncated, altered, not a backup at all, or made by a newer version of the portal.
 */
export async function checkArchive(path: string): Promise<CheckedArchive> {
  const check = new ArchiveCheck();
  try {
    for await (const entry of readArchive(path)) await check.next(entry);
    return check.finish();
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (!check.hasBegun()) throw refusedArchive('it is no backup of this portal, or damaged at its beginning', error);
    throw refusedArchive(`it is damaged (${(error as Error).message})`, error);
  }
}
