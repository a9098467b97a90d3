import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';
import { REMOTES } from '../parts.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Remotes of this checkout and pages of the shell, with which a new remote must not collide. */
export const others = async () => ({
  remotes: REMOTES.map((name) => readJson(`${name}/remote.json`)),
  shellPages: readJson('shell/pages.json'),
});
