import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildChanged } from '../build.mjs';
import { needChromium } from '../chromium.mjs';
import { installMissing, ROOT } from '../install.mjs';
import { REMOTES } from '../parts.mjs';
import { buildRevision } from './checkouts/build-revision.mjs';
import { revisions } from './checkouts/revisions.mjs';

installMissing();
await buildChanged();

const short = (revision) => revision.slice(0, 8);

/** Folders with the shell of one revision and the remotes of the previous one: of the latest that can be built. */
function buildsOf(found) {
  if (found.length === 0) {
    console.log('- the history of this checkout is too short to build an earlier shell: only its own builds are tried');
    return {};
  }
  for (const { shell, before } of found) {
    console.log(`Building the shell of ${short(shell)} and the remotes of ${short(before)} …`);
    try {
      return { CHECKOUTS_SHELL: buildRevision(shell, ['shell']), CHECKOUTS_BEFORE: buildRevision(before, REMOTES) };
    } catch (error) {
      console.log(`- passed over, as it cannot be built: ${error.message}`);
    }
  }
  throw new Error('No earlier shell can be built.');
}

/**
 * Runs parts of several checkouts in one portal: combinations accepted by the gate work on every page, and refused ones
 * do not.
 */
const child = spawn(
  process.execPath,
  [
    join(ROOT, 'e2e/node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    join(ROOT, 'e2e/playwright.checkouts.config.ts'),
  ],
  {
    cwd: join(ROOT, 'e2e'),
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: needChromium(), ...buildsOf(revisions()) },
  },
);
child.on('close', (status) => {
  process.exitCode = status ?? 1;
});
