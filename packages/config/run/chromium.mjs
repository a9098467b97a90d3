import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { ROOT } from './install.mjs';

/** Chromium without its own windows and menus, which is a third faster: preferred if installed. */
const SHELL = 'chromium-headless-shell';
const PROGRAMS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Folders in which systems install programs outside the search path. */
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOADED = /^(chrome-)?headless[-_]shell(\.exe)?$/;

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether it starts: a downloaded one may lack libraries of the system. */
const starts = (path) => spawnSync(path, ['--version'], { timeout: 60_000 }).status === 0;

function inSystem() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return [...PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name))), ...APPLICATIONS].find(isProgram);
}

function playwright(...args) {
  const { resolve } = createRequire(join(ROOT, 'e2e/package.json'));
  const program = join(resolve('@playwright/test/package.json'), '..', 'cli.js');
  return spawnSync(process.execPath, [program, 'install', ...args, '--only-shell', 'chromium'], { encoding: 'utf8' });
}

function downloaded() {
  const folder = /Install location:\s+(.+)/.exec(playwright('--dry-run').stdout ?? '')?.[1];
  if (!folder || !existsSync(folder)) return undefined;
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).find(({ name }) => DOWNLOADED.test(name));
  const path = found && join(found.parentPath ?? found.path, found.name);
  return path && starts(path) ? path : undefined;
}

function download() {
  console.log('No browser for the tests was found: installing the one provided by Playwright …');
  playwright();
  return downloaded();
}

const apt = (...args) =>
  spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Installs the distribution's package if that needs no confirmation: as root, with apt-get. */
function installPackage() {
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return undefined;
  for (const name of [SHELL, 'chromium']) {
    console.log(`No browser for the tests was found: installing the package ${name} …`);
    apt('update', '-qq');
    if (apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0) return inSystem();
  }
  return undefined;
}

/**
 * Path of the Chromium for tests: the one named by CHROMIUM_PATH, an installed one, Playwright's download, or the
 * distribution's package, in this order. Null if none is available or can be installed.
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not a program.`);
    return named;
  }
  return inSystem() ?? downloaded() ?? download() ?? installPackage() ?? null;
}

/** Same as `findChromium`, but throws if there is none. */
export function needChromium() {
  const path = findChromium();
  if (!path)
    throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM_PATH to the path of a Chromium.');
  return path;
}
