import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { migrationsFolder } from '../../src/platform/db/migrate';

const FOLDER = join(migrationsFolder(), '..');
/** Ends a program together with the process that started it, in whatever way that ends. */
const LEASH = join(FOLDER, '../config/run/test/leash.mjs');

export const built = (name: string) => join(FOLDER, 'dist', `${name}.mjs`);

export interface Program {
  pid: number;
  child: ChildProcess;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

interface Start {
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** File that the output is appended to; without it, the output can be read from the process. */
  log?: string;
}

/** Starts a program of Node.js in a process of its own. */
export function start(file: string, { args = [], env = {}, log }: Start = {}): Program {
  const child = spawn(process.execPath, ['--import', LEASH, file, ...args], {
    cwd: FOLDER,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', log === undefined ? 'inherit' : 'pipe', 'ipc'],
  });
  if (log !== undefined) {
    const output = createWriteStream(log, { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) stream?.pipe(output, { end: false });
  }
  const gone = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return { pid: child.pid ?? 0, child, end };
}

/** Runs a program to its end. */
export async function run(name: string, { args = [], env = {} }: Start) {
  const { child } = start(built(name), { args, env });
  child.stdout?.resume();
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`${name} ended with ${status}.`);
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
