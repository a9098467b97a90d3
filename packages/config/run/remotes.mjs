import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Names of the remotes: every folder with a `remote.json`, so that there is no list to maintain. */
export const REMOTES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'remote.json')))
  .toSorted();
