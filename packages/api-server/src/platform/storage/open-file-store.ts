import { randomUUID } from 'node:crypto';
import { join, dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { open, rm } from 'node:fs/promises';
import { StartError } from '../errors/start-error';
import { checkedKey, type FileStore } from './file-store';
import type { S3Address } from './s3-address';
import { openBucket } from './s3-bucket';
import { syncFolder, writeWhole } from './write-whole';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Stores files in a folder: `<folder>/<first two characters of the key>/<key>`. */
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

/** Stores files in a bucket of an object storage. */
export async function s3FileStore(address: S3Address): Promise<FileStore> {
  const bucket = await openBucket(address);
  return {
    put: async (key, content, bytes) => bucket.put(checkedKey(key), content, bytes),
    get: async (key) => bucket.get(checkedKey(key)),
    delete: async (key) => bucket.delete(checkedKey(key)),
    close: bucket.close,
  };
}

interface Place {
  dataDir: string;
  objectStorage?: S3Address;
}

/** The store in the settings, after a test; throws a `StartError` with the problem if it is unusable. */
export async function openFileStore({ dataDir, objectStorage }: Place): Promise<FileStore> {
  const store = objectStorage ? await s3FileStore(objectStorage) : diskFileStore(join(dataDir, 'files'));
  try {
    await tryOut(store);
    return store;
  } catch (error) {
    await store.close();
    const { name, message } = error as Error;
    const place = objectStorage ? 'the bucket of FILES_URL' : 'the data folder';
    throw new StartError(`Files cannot be kept in ${place}: ${name}: ${message}`);
  }
}

/** Stores, reads and removes a file: missing rights are found now, and not by the first user who uploads something. */
async function tryOut(store: FileStore) {
  const key = randomUUID();
  await store.put(key, Buffer.from(key), key.length);
  const content = await store.get(key);
  const isSame = content !== null && (await text(content)) === key;
  await store.delete(key);
  if (!isSame) throw new Error('what was kept came back changed');
}
