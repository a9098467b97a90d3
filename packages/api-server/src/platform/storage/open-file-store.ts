import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartError } from '../errors/start-error';
import { diskFileStore } from './disk-file-store';
import type { FileStore } from './file-store';
import type { S3Address } from './s3-address';
import { s3FileStore } from './s3-file-store';

interface Place {
  dataDir: string;
  objectStorage?: S3Address;
}

/** The store that the settings name, after a try that shows that it can be used; else a `StartError` says what is wrong. */
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

/** Keeps, reads and removes a file: rights that lack are missed now, and not by the first person who uploads something. */
async function tryOut(store: FileStore) {
  const key = randomUUID();
  await store.put(key, Buffer.from(key), key.length);
  const content = await store.get(key);
  const isSame = content !== null && (await text(content)) === key;
  await store.delete(key);
  if (!isSame) throw new Error('what was kept came back changed');
}
