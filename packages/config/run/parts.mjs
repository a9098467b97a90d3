import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { REMOTES } from './remotes.mjs';

export { REMOTES };

/** Names of the released parts: the shell, which takes longest to build, and the remotes. */
export const RELEASED = ['shell', ...REMOTES];

/** Folders with sources: packages, then released parts. */
export const SOURCES = [...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`), ...RELEASED];
