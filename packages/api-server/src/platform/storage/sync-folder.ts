import { open } from 'node:fs/promises';

/** Forces the names in a folder to the disk: a new or renamed file survives a power cut only with them. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
