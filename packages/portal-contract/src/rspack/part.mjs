import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A part of the portal, by the `import.meta.url` of its rspack.config.mjs. */
export function partOf(here) {
  const folder = dirname(fileURLToPath(here));
  const { name, version } = readJson(join(folder, 'package.json'));
  return { folder, name, version };
}

/** Installed version of a package in this part; dependencies of the shared components only are resolved there. */
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
