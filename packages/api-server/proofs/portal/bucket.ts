import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrationsFolder } from '../../src/platform/db/migrate';

const FOLDER = join(migrationsFolder(), '..');
const PROGRAM = join(FOLDER, 'proofs/portal/bucket-program.mjs');
/** Ends a program together with the process that started it, in whatever way that ends. */
const LEASH = join(FOLDER, '../config/run/test/leash.mjs');

/** An object storage that several servers share, in a process of its own. */
export interface Bucket {
  /** As `FILES_URL` takes it. */
  url: string;
  pid: number;
  close: () => Promise<void>;
}

/** Starts an object storage on a folder, which it makes. */
export async function openBucket(folder: string): Promise<Bucket> {
  const child = spawn(process.execPath, ['--import', LEASH, PROGRAM, folder], {
    cwd: FOLDER,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const failed = gone.then(() => Promise.reject(new Error('The object storage did not start.')));
  if (!child.stdout) return failed;
  const [line] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer];
  child.stdout.resume();
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${Number(line.toString())}/portal?tls=false`,
    pid: child.pid ?? 0,
    async close() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
