import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../install.mjs';

/** Environment variables that reveal where a program was started, or the programs beside it. */
const OF_THIS_RUN =
  /^(npm_(package|lifecycle|execpath|node_execpath|command|config_(dir|prefix|local_prefix))|PNPM_|INIT_CWD|NODE_|JEST_|PORTAL_URL|DEPLOY_TOKEN|DATA_DIR|PWD|OLDPWD)/;

/** The environment of a user without this workspace. */
export const ownEnvironment = (environment) =>
  Object.fromEntries(
    Object.entries(environment)
      .filter(([name]) => !OF_THIS_RUN.test(name))
      .map(([name, value]) => [
        name,
        name === 'PATH'
          ? value
              .split(delimiter)
              .filter((folder) => !folder.startsWith(ROOT))
              .join(delimiter)
          : value,
      ]),
  );

const isForeign = ({ link, resolved }) => link === true || resolved?.startsWith('file:') === true;

/** The number of packages that npm installed in a folder, and those that are links to other folders. */
export function installedPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  return {
    count: Object.keys(packages).length,
    foreign: Object.keys(packages).filter((path) => isForeign(packages[path])),
  };
}

/** Files and links below a folder that mention the folder of this workspace. */
export function knowsWorkspace(folder) {
  const workspace = Buffer.from(ROOT.replace(/\/$/, ''));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => lstatSync(path).isFile() && readFileSync(path).includes(workspace));
}
