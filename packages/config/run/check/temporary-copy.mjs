import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';

const NOT_SOURCE = 'node_modules';

/** Runs pnpm of this checkout's version in a folder; what it prints is thrown when it fails. */
export function pnpm(folder, ...args) {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  execFileSync('npx', ['--yes', packageManager, ...args], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, CI: 'true' },
  });
}

/**
 * A copy of this checkout as it is, changes that are not committed included, in a temporary folder, installed from what
 * is on this machine already. Whoever asked for it removes it.
 */
export function temporaryCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const paths = String(listed)
    .split('\0')
    .filter((path) => path && !path.includes(NOT_SOURCE));
  for (const path of paths.filter((each) => existsSync(join(ROOT, each)))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
  pnpm(folder, 'install', '--frozen-lockfile', '--prefer-offline');
  return folder;
}
