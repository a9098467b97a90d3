import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { installMissing, ROOT } from './install.mjs';

/**
 * Records what the shell hands out as that of its last release: the next build compares itself with it, and says what the version
 * of the contract must be.
 */
installMissing();
await buildChanged('shell');
const { contract, gives } = JSON.parse(readFileSync(join(ROOT, 'shell/dist/release.json'), 'utf8'));
const path = join(ROOT, 'packages/portal-contract/last-release.json');
writeFileSync(path, JSON.stringify({ contract, names: gives.names }));
execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [path]);
