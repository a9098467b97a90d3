import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildChanged } from '../build.mjs';
import { ROOT } from '../install.mjs';

const SUPERVISE = fileURLToPath(new URL('../test/supervise.mjs', import.meta.url));

/** A free port of this machine. */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Resolves when a URL responds with 200; throws with `reason` after five minutes, or when `hasEnded`. */
export async function answers(url, { hasEnded, reason }) {
  for (let tries = 0; tries < 1500 && !hasEnded(); tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${url} does not answer.\n${reason()}`);
}

/**
 * Starts a program that ends with this process, however that ends, and captures its output. `env` is added to the
 * environment; `only` replaces it.
 */
export function start(program, args, { only, ...options } = {}) {
  const child = spawn(process.execPath, [SUPERVISE, '--', program, ...args], {
    cwd: ROOT,
    ...options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: only ?? { ...process.env, ...options.env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, output }));
  });
  return {
    output: () => output,
    hasEnded: () => child.exitCode !== null,
    /** Waits until it exits. */
    end: () => ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/**
 * Starts a new demonstration in a temporary folder, with this checkout's parts and their deploy tokens. It uses the
 * embedded database unless the environment names another.
 */
export async function startDemoPortal(environment = {}) {
  await buildChanged();
  const folder = mkdtempSync(join(tmpdir(), 'portal-check-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = start(process.execPath, [join(ROOT, 'packages/api-server/dist/main.mjs')], {
    env: {
      MODE: 'demo',
      TILE_URL: '',
      LOG_LEVEL: 'error',
      // On a busy machine, the portal would otherwise refuse requests.
      BUSY_AFTER: '0',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      ...environment,
    },
  });
  await answers(`${url}/readyz`, { hasEnded: server.hasEnded, reason: server.output });
  const tokens = join(folder, 'deploy-tokens.json');
  return {
    url,
    folder,
    tokens: existsSync(tokens) ? JSON.parse(readFileSync(tokens, 'utf8')) : {},
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
