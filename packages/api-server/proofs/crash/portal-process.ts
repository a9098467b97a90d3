import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrationsFolder } from '../../src/db/migrate';

/** Where a portal keeps what it must not lose. */
export interface Place {
  dataDir: string;
  /** PostgreSQL; without it, the embedded database below the folder. */
  databaseUrl?: string;
}

/** A portal in a process of its own, as an operator starts it. */
export interface PortalProcess {
  /** Its address, with `/api` at the end. */
  api: string;
  /** Whether it can be asked at this moment. */
  isReady: () => Promise<boolean>;
  /** Everything that it has said so far. */
  output: () => string;
  /** Ends it without any warning, and waits until it is gone. */
  kill: () => Promise<void>;
}

const PROGRAM = join(migrationsFolder(), '..', 'dist', 'main.mjs');
/** The first start writes the demonstration. */
const STARTS_WITHIN = 120_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the built portal on the place and waits until it may be asked. */
export async function startPortalProcess({ dataDir, databaseUrl }: Place): Promise<PortalProcess> {
  const port = await freePort();
  const settings = { MODE: 'demo', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: dataDir, BACKUP_KEEP_DAYS: '0' };
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: dataDir,
    // A killed process leaves links behind; here they go with the folder.
    env: { PATH: process.env.PATH, TMPDIR: dataDir, ...settings, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const gone = once(child, 'close');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const origin = `http://127.0.0.1:${port}`;
  for (const begun = Date.now(); !(await isReady(origin)); await pause(50)) {
    if (child.exitCode !== null || Date.now() - begun > STARTS_WITHIN) {
      await kill();
      throw new Error(`The portal did not start:\n${said}`);
    }
  }
  return { api: `${origin}/api`, isReady: () => isReady(origin), output: () => said, kill };
}
