import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { installMissing, ROOT } from './install.mjs';

/**
 * Records the names that the shell currently shares as those of its last release: the next build compares itself with
 * them, and determines the required version of the contract.
 */
installMissing();
await buildChanged('shell');
const { contract, gives } = JSON.parse(readFileSync(join(ROOT, 'shell/dist/release.json'), 'utf8'));
const path = join(ROOT, 'packages/portal-contract/last-release.json');
writeFileSync(path, JSON.stringify({ contract, names: gives.names }));
execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [path]);
