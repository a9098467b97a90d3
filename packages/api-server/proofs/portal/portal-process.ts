import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { migrationsFolder } from '../../src/platform/db/migrate';

/** Where a portal keeps what it must not lose, and how it is set up. */
export interface Place {
  dataDir: string;
  /** PostgreSQL; without it, the embedded database below the folder. */
  databaseUrl?: string;
  /** Settings of the environment beside these, or in their place; a demonstration unless they say otherwise. */
  settings?: Readonly<Record<string, string>>;
}

/** A portal in a process of its own, as an operator starts it. */
export interface PortalProcess {
  /** Its address, with nothing at the end. */
  origin: string;
  /** The same, with `/api` at the end. */
  api: string;
  /** Whether it can be asked at this moment. */
  isReady: () => Promise<boolean>;
  /** Everything that it has said so far. */
  output: () => string;
  /** Ends it without any warning, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Asks it to end (SIGTERM), and waits until it has; answers its exit code. */
  stop: () => Promise<number | null>;
}

const PROGRAMS = join(migrationsFolder(), '..', 'dist');
/** Ends a program with the process that started it, however that ends. */
const LEASH = join(migrationsFolder(), '../../config/run/test/leash.mjs');
/** The first start writes the demonstration, ms. */
const STARTS_WITHIN = 300_000;

/** The whole environment of a program of the portal. */
const environmentOf = ({ dataDir, databaseUrl, settings }: Place): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  // A killed process leaves links behind; here they go with the folder.
  TMPDIR: dataDir,
  MODE: 'demo',
  LOG_LEVEL: 'error',
  DATA_DIR: dataDir,
  BACKUP_KEEP_DAYS: '0',
  // A machine that is busy with other things says nothing of the portal.
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

/** Starts a built program on the place; what it says can be read at any time. */
function start(name: string, place: Place, args: readonly string[] = [], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', LEASH, join(PROGRAMS, `${name}.mjs`), ...args], {
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

/** Runs a built program of the portal, such as `bootstrap`, on the place; answers how it ended. */
export async function runProgram(name: string, place: Place, args: readonly string[]) {
  const { gone, said } = start(name, place, args);
  const [code] = await gone;
  return { code, output: said() };
}

/** Starts the built portal on the place and waits until it may be asked. */
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
