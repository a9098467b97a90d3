import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Added to the stamp of an installation that did not ask for the age of its packages. */
const WITHOUT_AGES = ' without ages';

function isInstalled(withoutAges) {
  if (!existsSync(`${ROOT}node_modules`) || !existsSync(STAMP)) return false;
  const stamp = readFileSync(STAMP, 'utf8');
  return stamp === fingerprint() || (withoutAges && stamp === fingerprint() + WITHOUT_AGES);
}

const ON_WINDOWS = process.platform === 'win32';

/** Runs a program to its end; exits the process with its output if it fails. */
function run(program, args, options) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', shell: ON_WINDOWS, ...options });
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe dependencies could not be installed.`);
  process.exit(status ?? 1);
}

/**
 * The folder of pnpm, which npm fetches once. A file whose hash differs from the one in its lock file is refused; that
 * one has the hashes of pnpm and of its programs for Linux.
 */
export function folderOfPnpm() {
  const from = `${ROOT}packages/config/pnpm/`;
  const { version } = JSON.parse(readFileSync(`${from}package-lock.json`, 'utf8')).packages['node_modules/pnpm'];
  const folder = `${ROOT}.cache/pnpm-${version}`;
  const programs = `${folder}/node_modules/.bin`;
  if (existsSync(`${programs}/pnpm`)) return programs;
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(from + file, `${folder}/${file}`);
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  return programs;
}

function runPnpm(args, suffix = '') {
  run(`${folderOfPnpm()}/pnpm`, args, { cwd: ROOT, env: { ...process.env, CI: 'true' } });
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  writeFileSync(STAMP, fingerprint() + suffix);
}

/**
 * Installs the dependencies if the lock file has changed; requires only Node and npm. `withoutAges`: by the hashes of
 * the lock file alone, as the registry's answers about the age of every package are larger than the packages.
 */
export function installMissing({ withoutAges = false } = {}) {
  if (isInstalled(withoutAges)) return;
  console.log('Installing dependencies …');
  const install = ['install', '--frozen-lockfile'];
  if (withoutAges) runPnpm([...install, '--config.minimum-release-age=0'], WITHOUT_AGES);
  else runPnpm(install);
}

/** Adds a new part to the lock file and installs its dependencies. */
export const installAdded = () => runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline']);
