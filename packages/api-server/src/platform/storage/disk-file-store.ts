import { open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey, type FileStore } from './file-store';
import { syncFolder } from './sync-folder';
import { writeWhole } from './write-whole';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keeps files in a folder: `<folder>/<first two characters of the key>/<key>`. */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(0, 2), key);
  return {
    async put(key, content, bytes) {
      const path = pathOf(key);
      await writeWhole(path, content, bytes);
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
