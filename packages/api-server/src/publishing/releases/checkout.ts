import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE } from '@portal/portal-contract';

/** Names of the parts whose source a checkout has; none where releases come over the network only. */
export const partsOf = (checkout: string): string[] =>
  readdirSync(checkout).filter((name) => name === 'shell' || existsSync(join(checkout, name, 'remote.json')));

/** Folders into which the parts of a checkout have been built. */
export const builtFolders = (checkout: string): string[] =>
  partsOf(checkout)
    .map((name) => join(checkout, name, 'dist'))
    .filter((folder) => existsSync(join(folder, RELEASE_FILE)));
