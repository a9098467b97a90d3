import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { REMOTES } from '../parts.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** What a new remote must not collide with: the remotes of this checkout, and the pages of the shell. */
export const others = async () => ({
  remotes: REMOTES.map((name) => readJson(`${name}/remote.json`)),
  shellPages: readJson('shell/pages.json'),
});
