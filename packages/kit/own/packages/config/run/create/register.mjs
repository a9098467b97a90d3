import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { portalUrl } from '../portal/portal.mjs';

/** `.keys` contains private keys of teams. */
const IGNORED = ['node_modules', 'dist', '.cache', '.keys'];

const isUnset = (script) => script === undefined || script.includes('no test specified');

/** The rights that an administrator must grant before the first release. */
const grantOf = ({ name, pages, menu }) =>
  `Before the first release an administrator of ${portalUrl()} grants ${name} the path ${pages[0].path} and the menu position ${menu[0].order}, and provides its deploy token.`;

/** Adds the remotes of this folder to `npm test`, and excludes generated files from version control. */
export function register(remoteJson) {
  const path = join(ROOT, 'package.json');
  const content = JSON.parse(readFileSync(path, 'utf8'));
  if (isUnset(content.scripts?.test)) {
    content.scripts = { ...content.scripts, test: 'portal test' };
    writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
  }
  const ignored = join(ROOT, '.gitignore');
  if (!existsSync(ignored)) writeFileSync(ignored, `${IGNORED.join('\n')}\n`);
  return [grantOf(remoteJson)];
}
