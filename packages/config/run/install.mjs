import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const STAMP = `${ROOT}.cache/installed`;

/** Everything that an installation depends on: lock file, workspace and Node version. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(ROOT + file));
  return hash.digest('hex');
}

const isInstalled = () =>
  existsSync(`${ROOT}node_modules`) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();

function runPnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe dependencies could not be installed.`);
    process.exit(status ?? 1);
  }
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  writeFileSync(STAMP, fingerprint());
}

/** Installs the dependencies if the lock file has changed; requires only Node and npm. */
export function installMissing() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  runPnpm('install', '--frozen-lockfile');
}

/** Adds a new part to the lock file and installs its dependencies. */
export const installAdded = () => runPnpm('install', '--no-frozen-lockfile', '--prefer-offline');
