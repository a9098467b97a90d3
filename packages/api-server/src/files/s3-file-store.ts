import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exactly } from './exactly';
import { checkedKey, type FileStore } from './file-store';
import type { S3Address } from './s3-address';

/** How long a connection may take, and how long the storage may be silent, ms. */
const TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 30_000 };

const isMissing = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** Keeps files in a bucket of an object storage. The client for it is large, so it is loaded only here. */
export async function s3FileStore({ bucket, prefix, endpoint, region, ...credentials }: S3Address): Promise<FileStore> {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestHandler: TIMEOUTS,
    // Many storages do not understand the newer checksums and keep them as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + checkedKey(key) });
  return {
    async put(key, content, bytes) {
      const to = place(key);
      // Not as a stream: a connection that breaks is tried again, which needs the bytes a second time.
      await client.send(new PutObjectCommand({ ...to, Body: await buffer(exactly(bytes, content)) }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(place(key)));
        return Body as Readable;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: async (key) => void (await client.send(new DeleteObjectCommand(place(key)))),
    close: async () => client.destroy(),
  };
}
