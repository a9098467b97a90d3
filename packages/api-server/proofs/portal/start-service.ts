import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrationsFolder } from '../../src/platform/db/migrate';

const FOLDER = join(migrationsFolder(), '..');
/** Ends a program together with the process that started it, in whatever way that ends. */
const LEASH = join(FOLDER, '../config/run/test/leash.mjs');

/** A program beside the portal that others reach by its port. */
export interface Service {
  port: number;
  pid: number;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts a program of this package that prints its port as its first line. Throws if it ends before. */
export async function startService(file: string, args: readonly string[]): Promise<Service> {
  const child = spawn(process.execPath, ['--import', LEASH, join(FOLDER, file), ...args], {
    cwd: FOLDER,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const failed = gone.then(() => Promise.reject(new Error(`${file} ended before it had a port.`)));
  if (!child.stdout) return failed;
  const [line] = (await Promise.race([once(child.stdout, 'data'), failed])) as [Buffer];
  child.stdout.resume();
  return {
    port: Number(line.toString()),
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
