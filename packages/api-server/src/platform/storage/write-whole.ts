import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exactly, type Content } from './file-store';

async function write(file: FileHandle, content: Content, bytes: number) {
  try {
    await writeFile(file, exactly(bytes, content));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a file of the given length, as a whole or not at all, and creates its folder. Rejects a wrong length. */
export async function writeWhole(path: string, content: Content, bytes: number): Promise<void> {
  // Written under a temporary name, so that a file with the final name is always complete.
  const aside = `${path}.${randomUUID()}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await write(await open(aside, 'wx'), content, bytes);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Flushes the names in a folder to the disk: a new or renamed file survives a power cut only with them. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
