import { join } from 'node:path';
import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { S3Address } from '../../platform/storage/s3-address';
import { openBucket, type Bucket } from '../../platform/storage/s3-bucket';
import type { ReleaseFiles, FileKey } from './release-files';
import { inBatches } from './in-batches';
import { writeWhole } from '../../platform/storage/write-whole';

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

const keyOf = ({ name, hash, path }: FileKey) => `releases/${name}/${hash}/${path}`;

/** Keeps the files of releases in a bucket, beside the other files of the portal: `releases/<name>/<hash>/<path>`. */
export const bucketReleaseFiles = (bucket: Bucket): ReleaseFiles => ({
  async put(key, content, bytes) {
    if (!(await bucket.has(keyOf(key)))) await bucket.put(keyOf(key), content, bytes);
  },
  open: (key) => bucket.get(keyOf(key)),
  has: (key) => bucket.has(keyOf(key)),
  remove: async ({ name, hash, files }) => {
    await inBatches(Object.keys(files), (path) => bucket.delete(keyOf({ name, hash, path })));
  },
  close: bucket.close,
});

interface Place {
  dataDir: string;
  objectStorage?: S3Address;
}

/** The storage set in the environment: the object storage, which several servers share, or the data folder. */
export const openReleaseFiles = async ({ dataDir, objectStorage }: Place): Promise<ReleaseFiles> =>
  objectStorage ? bucketReleaseFiles(await openBucket(objectStorage)) : diskReleaseFiles(join(dataDir, 'releases'));
