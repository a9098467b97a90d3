import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Files for the kit only, at their paths in the kit; they replace files of the workspace at the same paths. */
export const OWN = join(ROOT, 'packages/kit/own');

/** The file for a path in the kit: the kit's own file, or that of the workspace. */
export function fileAt(place) {
  const own = join(OWN, place);
  return existsSync(own) ? own : join(ROOT, place);
}

/** Workspaces in which a library may be installed. */
const WORKSPACES = ['kit', 'ui', 'api-slice', 'domain', 'portal-contract', 'testing', 'config'].map((name) =>
  join(ROOT, 'packages', name),
);

/** The folder of an installed library, resolved by way of its dependents: `folderOf('jest', 'jest-cli')`. */
export function folderOf(first, ...more) {
  const start = [...WORKSPACES, ROOT]
    .map((folder) => join(folder, 'node_modules', first))
    .find((folder) => existsSync(folder));
  if (!start) throw new Error(`${first} is not installed in this workspace.`);
  return more.reduce((folder, name) => {
    const lookedIn = createRequire(join(folder, 'package.json')).resolve.paths(name);
    const found = lookedIn.map((path) => join(path, name)).find((path) => existsSync(path));
    if (!found) throw new Error(`${name} is not installed with ${folder}.`);
    return found;
  }, realFolder(start));
}

/** Resolves links: a library looks up others beside its real location. */
function realFolder(folder) {
  return dirname(createRequire(join(folder, 'package.json')).resolve('./package.json'));
}

/** The version of an installed library. */
export const versionOf = (...path) => JSON.parse(readFileSync(join(folderOf(...path), 'package.json'), 'utf8')).version;
