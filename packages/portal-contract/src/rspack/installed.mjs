import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from './read-json.mjs';

/** Installed version of a package in this part; dependencies of the shared components are resolved from there. */
export function installedVersion(part, packageName) {
  const modules = join(part.folder, 'node_modules');
  const folders = [modules, join(modules, '@portal/ui/node_modules')];
  const packageJson = folders
    .map((folder) => join(folder, packageName, 'package.json'))
    .find((path) => existsSync(path));
  if (!packageJson)
    throw new Error(`${part.name} cannot take ${packageName} from the shell: it is not installed here.`);
  return readJson(packageJson).version;
}

/** Changes with every installation: packages may change under the same paths. */
export const LOCK_FILE = fileURLToPath(new URL('../../../../pnpm-lock.yaml', import.meta.url));

/** Locations of the portal's packages that a remote bundles, if they are not found by name. */
export const PACKAGES = {};
