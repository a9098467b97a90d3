import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrationsFolder } from '../../src/platform/db/migrate';

/** The persistent data of a portal, and its settings. */
export interface Place {
  dataDir: string;
  /** PostgreSQL; the embedded database below the folder if undefined. */
  databaseUrl?: string;
  /** Environment variables that add to these or override them; by default a demonstration. */
  settings?: Readonly<Record<string, string>>;
  /** Folder of the built programs; by default those of this checkout. */
  programs?: string;
}

/** A portal in its own process, started as an operator starts it. */
export interface PortalProcess {
  /** Its address without a slash at the end. */
  origin: string;
  /** The same, with `/api` at the end. */
  api: string;
  /** Whether it accepts requests at this moment. */
  isReady: () => Promise<boolean>;
  /** All of its output so far. */
  output: () => string;
  /** Kills it without warning, and waits until it has ended. */
  kill: () => Promise<void>;
  /** Asks it to end (SIGTERM), and waits until it has; returns its exit code. */
  stop: () => Promise<number | null>;
}

const PROGRAMS = join(migrationsFolder(), '..', 'dist');
/** Ends a program together with the process that started it, in whatever way that ends. */
const LEASH = join(migrationsFolder(), '../../config/run/test/leash.mjs');
/** Time limit of the first start, which writes the demonstration, ms. */
const STARTS_WITHIN = 300_000;

/** The whole environment of a program of the portal. */
const environmentOf = ({ dataDir, databaseUrl, settings }: Place): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  // A killed process leaves temporary links behind; here they are removed with the folder.
  TMPDIR: dataDir,
  MODE: 'demo',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  BACKUP_KEEP_DAYS: '0',
  // The load of a busy machine is no fault of the portal.
  BUSY_AFTER: '0',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...settings,
});

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

/** Starts a built program with the data; its output can be read at any time. */
function start(name: string, place: Place, args: readonly string[] = [], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', LEASH, join(place.programs ?? PROGRAMS, `${name}.mjs`), ...args], {
    cwd: place.dataDir,
    env: { ...environmentOf(place), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => (said += chunk));
  child.stderr?.on('data', (chunk) => (said += chunk));
  const gone = once(child, 'close') as Promise<[code: number | null]>;
  return { child, gone, said: () => said };
}

/** Runs a built program of the portal, such as `bootstrap`, with the data; returns its exit. */
export async function runProgram(name: string, place: Place, args: readonly string[]) {
  const { gone, said } = start(name, place, args);
  const [code] = await gone;
  return { code, output: said() };
}

/** Starts the built portal with the data and waits until it accepts requests. */
export async function startPortalProcess(place: Place): Promise<PortalProcess> {
  const port = await freePort();
  const { child, gone, said } = start('main', place, [], { PORT: String(port) });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code] = await gone;
    return code;
  };
  const kill = async () => void (await end('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  for (const begun = Date.now(); !(await isReady(origin)); await pause(50)) {
    if (child.exitCode !== null || Date.now() - begun > STARTS_WITHIN) {
      await kill();
      throw new Error(`The portal did not start:\n${said()}`);
    }
  }
  return {
    origin,
    api: `${origin}/api`,
    isReady: () => isReady(origin),
    output: said,
    kill,
    stop: () => end('SIGTERM'),
  };
}
