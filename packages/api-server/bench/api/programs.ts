import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const PROGRAMS = new URL('.', import.meta.url);

const pathOf = (name: string) => fileURLToPath(new URL(`./${name}.mjs`, PROGRAMS));

/** Something that was started and answers on a port. */
export interface Running {
  port: number;
  pid: number | undefined;
  stop: () => Promise<void>;
}

/** Runs a program beside this one to its end. */
export async function run(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [pathOf(name), ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${name} ended with ${status}.`);
}

/** Starts a program beside this one; `flags` are for Node.js, such as those of its profiler. */
function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...flags, pathOf(name), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { child, stop };
}

/** Starts the portal with its log, as an installation has one, and waits until it is ready. */
export async function startPortal(env: NodeJS.ProcessEnv, flags: readonly string[]): Promise<Running> {
  const port = await freePort();
  const { child, stop } = start('main', [], { ...env, MODE: 'demo', PORT: `${port}`, LOG_LEVEL: 'info' }, flags);
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return { port, pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The portal did not get ready within a minute.');
}

/** Starts the bare server on the queries in a file. */
export async function startBare(file: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const { child, stop } = start('bare-server', [file], env);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(new URL(said.toString().trim()).port), pid: child.pid, stop };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
