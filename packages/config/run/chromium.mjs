import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The same browser without its own windows and menus; tests take a third less time in it. */
const SHELL = 'chromium-headless-shell';
const PLACES = [`/usr/bin/${SHELL}`, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = (places) => places.find((path) => path && existsSync(path));

const apt = (...args) =>
  spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

/** Installs a Debian package where that is possible without asking: as root, with apt-get. */
export function installDebian(name) {
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return false;
  console.log(`Installing ${name} …`);
  apt('update', '-qq');
  return apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0;
}

/** Path of the Chromium that the browser tests run in: the one named, Debian's without windows, any other, Debian's own. */
export function findChromium() {
  const installed = (name) => (installDebian(name) ? find(PLACES) : undefined);
  const found =
    find([process.env.CHROMIUM_PATH, PLACES[0]]) ?? installed(SHELL) ?? find(PLACES) ?? installed('chromium');
  if (!found) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}
