import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';

/** An object storage that several servers share. */
export async function openBucket(folder: string) {
  mkdirSync(folder);
  const storage = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'portal' }],
  });
  const { port } = await storage.run();
  return { url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/portal?tls=false`, close: () => storage.close() };
}
