import { fileURLToPath } from 'node:url';
import { readJson } from './read-json.mjs';

const here = (path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const { versions } = readJson(here('shell.json'));

/** The version of a package that the shell of this kit shares. */
export function installedVersion(part, packageName) {
  const version = versions[packageName];
  if (!version) throw new Error(`${part.name} cannot take ${packageName} from the shell, which does not share it.`);
  return version;
}

/** Changes whenever any installed package changes. */
export const LOCK_FILE = here('package.json');

/** Packages of the portal that a remote bundles, and their locations. */
export const PACKAGES = {
  '@portal/domain': here('packages/domain/src/index.js'),
  '@portal/portal-contract': here('packages/portal-contract/src/index.js'),
};
