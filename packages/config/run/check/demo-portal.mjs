import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildChanged } from '../build.mjs';
import { ROOT } from '../install.mjs';

/** A port of this machine that is free at the moment. */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** Resolves when an address responds with 200; throws with `reason` after a minute, or when `hasEnded`. */
export async function answers(url, { hasEnded, reason }) {
  for (let tries = 0; tries < 300 && !hasEnded(); tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`${url} does not answer.\n${reason()}`);
}

/** Starts a program that ends with this process, and captures its output. */
export function start(program, args, options = {}) {
  const child = spawn(program, args, { cwd: ROOT, ...options, env: { ...process.env, ...options.env } });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const stopWithUs = () => child.kill('SIGTERM');
  process.once('exit', stopWithUs);
  const ended = new Promise((resolve) => {
    child.once('close', (status) => {
      process.off('exit', stopWithUs);
      resolve({ status, output });
    });
  });
  return {
    output: () => output,
    hasEnded: () => child.exitCode !== null,
    /** Waits until it ends by itself. */
    end: () => ended,
    stop() {
      stopWithUs();
      return ended;
    },
  };
}

/** Starts a fresh demonstration in a temporary folder, with this checkout's parts and their deploy tokens. */
export async function startDemoPortal() {
  await buildChanged();
  const folder = mkdtempSync(join(tmpdir(), 'portal-check-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = start(process.execPath, [join(ROOT, 'packages/api-server/dist/main.mjs')], {
    env: { MODE: 'demo', TILE_URL: '', LOG_LEVEL: 'error', PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder },
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
