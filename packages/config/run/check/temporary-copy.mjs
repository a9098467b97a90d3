import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../install.mjs';

const NOT_SOURCE = 'node_modules';

/** Runs the pnpm version of this checkout in a folder; throws its output on failure. */
export function pnpm(folder, ...args) {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  execFileSync('npx', ['--yes', packageManager, ...args], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, CI: 'true' },
  });
}

/**
 * A copy of this checkout, including uncommitted changes, in a temporary folder, installed from the local store. The
 * caller removes it.
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
