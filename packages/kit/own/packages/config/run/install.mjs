import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder upwards in which the kit is installed. */
function rootFrom(folder) {
  if (existsSync(join(folder, 'node_modules/@portal/kit'))) return folder;
  const above = dirname(folder);
  return above === folder ? process.cwd() : rootFrom(above);
}

/** The root folder of the team's repository. */
export const ROOT = `${rootFrom(process.cwd())}/`;

/** Does nothing: npm has installed all dependencies together with the kit. */
export const installMissing = () => undefined;

/** Does nothing: a remote only needs the dependencies of the kit. */
export const installAdded = () => undefined;
