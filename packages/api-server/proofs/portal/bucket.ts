import { startService } from './start-service';

/** An object storage that several servers share, in a process of its own. */
export interface Bucket {
  /** As `FILES_URL` takes it. */
  url: string;
  pid: number;
  close: () => Promise<void>;
}

/** Starts an object storage on a folder, which it makes. */
export async function openBucket(folder: string): Promise<Bucket> {
  const { port, pid, end } = await startService('proofs/portal/bucket-program.mjs', [folder]);
  return { url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/portal?tls=false`, pid, close: () => end('SIGKILL') };
}
