import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../platform/storage/write-whole';
import type { FileKey, ReleaseFiles } from './release-files';

/** Keeps the files of releases in a folder: `<folder>/<name>/<hash>/<path>`. */
export function diskReleaseFiles(folder: string): ReleaseFiles {
  const pathOf = ({ name, hash, path }: FileKey) => join(folder, name, hash, path);
  return {
    async put(key, content, bytes) {
      const path = pathOf(key);
      if (!existsSync(path)) await writeWhole(path, content, bytes);
    },
    async open(key) {
      const path = pathOf(key);
      return existsSync(path) ? createReadStream(path) : null;
    },
    has: async (key) => existsSync(pathOf(key)),
    remove: ({ name, hash }) => rm(join(folder, name, hash), { recursive: true, force: true }),
    close: async () => {},
  };
}
