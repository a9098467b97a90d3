import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () => PLACES.find((path) => path && existsSync(path));

const apt = (...args) =>
  spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Installs a Debian package where that is possible without asking: as root, with apt-get. */
export function installDebian(name) {
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return false;
  console.log(`Installing ${name} …`);
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0;
}

/** Path of the Chromium that the browser tests run in; installs Debian's when there is none. */
export function findChromium() {
  const found = find() ?? (installDebian('chromium') ? find() : undefined);
  if (!found) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}
