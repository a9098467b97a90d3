import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSingle } from './bench/build-single.mjs';
import { installMissing, ROOT } from './install.mjs';

/**
 * Measures pages in a browser and compares them with the same portal built as a single program; prints tables for
 * docs/performance/<date>.md. Options: `--rounds` of loads, `--only <pattern of paths>`, `--bench
 * page-loads|typing|scrolling`.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string' }, only: { type: 'string' }, bench: { type: 'string' } },
});
installMissing();
const { buildChanged } = await import('./build.mjs');
const { needChromium } = await import('./chromium.mjs');
await buildChanged();

const SERVER = 'packages/api-server';

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

const folder = mkdtempSync(join(tmpdir(), 'portal-single-'));
try {
  await buildSingle(join(folder, 'shell'));
  checkoutIn(folder);
  const env = { BENCH_SINGLE: folder, BENCH_ROUNDS: values.rounds ?? '', BENCH_ONLY: values.only ?? '' };
  process.exitCode = await playwright(env, ...(values.bench ? [values.bench] : []));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
