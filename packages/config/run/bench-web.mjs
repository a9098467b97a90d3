import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSingle } from './bench/build-single.mjs';
import { installMissing, ROOT } from './install.mjs';

/**
 * Measures pages in a browser and compares them with the same portal built as a single program; prints tables for
 * docs/performance/<date>.md. Options: `--rounds` of loads, `--only <pattern of paths>`, `--bench
 * page-loads|typing|scrolling|test-files`; `--facilities 10000` measures the home page of a portal on PostgreSQL with so
 * many facilities instead, of which somewhat more than half are on the map.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    only: { type: 'string' },
    bench: { type: 'string' },
    facilities: { type: 'string' },
  },
});
installMissing();
const { buildChanged } = await import('./build.mjs');
const { needChromium } = await import('./chromium.mjs');
await buildChanged();

const SERVER = 'packages/api-server';

/** What is measured with a demonstration. */
const LOADS_AND_INPUT = ['page-loads', 'typing', 'scrolling', 'test-files'];

/** A checkout in which a server finds only the single program. */
function checkoutIn(folder) {
  mkdirSync(join(folder, SERVER), { recursive: true });
  cpSync(join(ROOT, SERVER, 'dist'), join(folder, SERVER, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'migrations']) symlinkSync(join(ROOT, SERVER, name), join(folder, SERVER, name));
}

const playwright = (env, ...args) =>
  new Promise((resolve) => {
    const program = join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
    const config = join(ROOT, 'e2e/playwright.bench.config.ts');
    const child = spawn(process.execPath, [program, 'test', '--config', config, ...args], {
      cwd: join(ROOT, 'e2e'),
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: needChromium(), ...env },
    });
    child.on('close', resolve);
  });

async function measureBesideSingle() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-single-'));
  try {
    await buildSingle(join(folder, 'shell'));
    checkoutIn(folder);
    const env = { BENCH_SINGLE: folder, BENCH_ROUNDS: values.rounds ?? '', BENCH_ONLY: values.only ?? '' };
    return await playwright(env, ...(values.bench ? [values.bench] : LOADS_AND_INPUT));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureNetwork(count) {
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  if (!postgres) throw new Error('A large network needs PostgreSQL, which is not installed on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-network-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder };
  try {
    const fill = [join(ROOT, SERVER, 'dist/big-portal.mjs'), '--facilities', count];
    execFileSync(process.execPath, fill, { stdio: 'inherit', env: { ...process.env, ...env } });
    return await playwright({ ...env, E2E_DATA_DIR: folder, BENCH_ROUNDS: values.rounds ?? '' }, 'network');
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = values.facilities ? await measureNetwork(values.facilities) : await measureBesideSingle();
