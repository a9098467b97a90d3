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

/** Version of a package as this part sees it. What only the shared components use is found beside those. */
export function installedVersion(part, packageName) {
  const modules = join(part.folder, 'node_modules');
  const places = [modules, join(modules, '@portal/ui/node_modules')];
  const found = places.map((place) => join(place, packageName, 'package.json')).find((path) => existsSync(path));
  if (!found) throw new Error(`${part.name} cannot take ${packageName} from the shell: it is not installed here.`);
  return readJson(found).version;
}
