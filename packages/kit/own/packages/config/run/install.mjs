import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder upwards that the kit is installed in. */
function rootFrom(folder) {
  if (existsSync(join(folder, 'node_modules/@portal/kit'))) return folder;
  const above = dirname(folder);
  return above === folder ? process.cwd() : rootFrom(above);
}

/** The folder of the team. */
export const ROOT = `${rootFrom(process.cwd())}/`;

/** npm installed all that is needed, with the kit. */
export const installMissing = () => undefined;

/** A remote needs nothing that the kit does not bring. */
export const installAdded = () => undefined;
