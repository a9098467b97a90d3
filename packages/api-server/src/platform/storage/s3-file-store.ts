import { checkedKey, type FileStore } from './file-store';
import type { S3Address } from './s3-address';
import { openBucket } from './s3-bucket';

/** Keeps files in a bucket of an object storage. */
export async function s3FileStore(address: S3Address): Promise<FileStore> {
  const bucket = await openBucket(address);
  return {
    put: async (key, content, bytes) => bucket.put(checkedKey(key), content, bytes),
    get: async (key) => bucket.get(checkedKey(key)),
    delete: async (key) => bucket.delete(checkedKey(key)),
    close: bucket.close,
  };
}
