import type { Bucket } from '../../platform/storage/s3-bucket';
import { inBatches } from './in-batches';
import type { FileKey, ReleaseFiles } from './release-files';

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
