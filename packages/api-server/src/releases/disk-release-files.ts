import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileKey, ReleaseFiles } from './release-files';

/** Writes to a name of its own and syncs, so that what gets the final name is always whole. */
async function writeAside(path: string, content: Buffer): Promise<string> {
  const aside = `${path}.${randomUUID()}.part`;
  const file = await open(aside, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return aside;
}

/** Keeps the files of releases in a folder: `<folder>/<name>/<hash>/<path>`. The keys have been checked by the schema. */
export function diskReleaseFiles(folder: string): ReleaseFiles {
  const pathOf = ({ name, hash, path }: FileKey) => join(folder, name, hash, path);
  return {
    async put(key, content) {
      const path = pathOf(key);
      if (existsSync(path)) return;
      await mkdir(dirname(path), { recursive: true });
      await rename(await writeAside(path, content), path);
    },
    async open(key) {
      const path = pathOf(key);
      return existsSync(path) ? createReadStream(path) : null;
    },
  };
}
