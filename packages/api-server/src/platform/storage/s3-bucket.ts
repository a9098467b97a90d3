import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exactly, type Content } from './file-store';
import type { S3Address } from './s3-address';

/** Time limits of a connection attempt, and of silence of the storage, ms. */
const TIMEOUTS = { connectionTimeout: 5000, requestTimeout: 30_000 };

const isMissing = (error: unknown) => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The stored object; undefined when the storage reports it missing. */
const unlessMissing = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** Objects in a bucket, by keys below its prefix. The caller validates the keys. */
export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** Opens a bucket of an object storage. The client for it is large, so it is loaded only here. */
export async function openBucket({ bucket, prefix, endpoint, region, ...credentials }: S3Address) {
  const { S3Client, PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    requestHandler: TIMEOUTS,
    // Many storages do not support the newer checksums and store them as a part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + key });
  return {
    async put(key: string, content: Content, bytes: number): Promise<void> {
      // Not as a stream: after a broken connection the request is repeated, which needs the bytes a second time.
      await client.send(new PutObjectCommand({ ...place(key), Body: await buffer(exactly(bytes, content)) }));
    },
    async get(key: string): Promise<Readable | null> {
      const object = await unlessMissing(client.send(new GetObjectCommand(place(key))));
      return object && (object.Body as Readable);
    },
    has: async (key: string) => (await unlessMissing(client.send(new HeadObjectCommand(place(key))))) !== null,
    delete: async (key: string) => void (await client.send(new DeleteObjectCommand(place(key)))),
    close: async () => client.destroy(),
  };
}
