import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { exactly } from './exactly';
import { checkedKey, type FileStore } from './file-store';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A new or renamed file survives a power cut only when its folder is on the disk too. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function write(file: FileHandle, content: Readable | Buffer, bytes: number) {
  try {
    await writeFile(file, exactly(bytes, content));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Keeps files in a folder: `<folder>/<first two characters of the key>/<key>`. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(0, 2), key);
  return {
    async put(key, content, bytes) {
      const path = pathOf(key);
      // Written under a name of its own, so that what has the final name is always whole.
      const aside = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await write(await open(aside, 'wx'), content, bytes);
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      await syncFolder(folder);
    },
    async get(key) {
      try {
        return (await open(pathOf(key), 'r')).createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    close: async () => {},
  };
}
