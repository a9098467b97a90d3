import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** Names of the remotes: every folder with a `remote.json` is one, so that a new one stands in no list. */
export const REMOTES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'remote.json')))
  .toSorted();

/** Names of the parts that are released: the shell, whose build takes longest, and the remotes. */
export const RELEASED = ['shell', ...REMOTES];

/** Folders of the checkout that hold source: packages, then what is released. */
export const SOURCES = [...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`), ...RELEASED];
