import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from '../build.mjs';
import { installMissing, ROOT } from '../install.mjs';
import { build, checkOut } from './checkouts/build-revision.mjs';

installMissing();
await buildChanged('api-server');

const SERVER = 'packages/api-server';

const JOURNAL = `${SERVER}/migrations/meta/_journal.json`;
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const timesIn = (journal) => JSON.parse(journal).entries.map(({ when }) => when);

/** The times of the migrations at a revision; `null` if it has none, or the local history does not reach it. */
function timesAt(revision) {
  try {
    return timesIn(git('show', `${revision}:${JOURNAL}`));
  } catch {
    return null;
  }
}

/**
 * The revision before the last migration; `null` if the local history is too short. Revisions of a branch whose
 * migrations were made anew when it was merged are passed over: no installation has run them.
 */
function revisionBefore() {
  const present = timesIn(readFileSync(join(ROOT, JOURNAL), 'utf8'));
  const revisions = git('log', '--format=%H', '--', JOURNAL).split('\n').filter(Boolean);
  return (
    revisions
      .map((revision) => `${revision}^`)
      .find((revision) => {
        const times = timesAt(revision);
        return times !== null && times.length < present.length && times.every((when) => present.includes(when));
      }) ?? null
  );
}

/**
 * Runs the server of the version before beside the present one on one PostgreSQL, as during a rolling update, and
 * restores a backup of it.
 */
function prove(before) {
  const folder = checkOut(before);
  build(folder, 'api-server');
  const child = spawn(
    join(ROOT, 'node_modules/.bin/jest'),
    ['--config', 'proofs/jest.config.mjs', '--runInBand', 'rolling/'],
    {
      cwd: join(ROOT, SERVER),
      stdio: 'inherit',
      env: { ...process.env, ROLLING_BEFORE: join(folder, SERVER, 'dist') },
    },
  );
  child.on('close', (status) => {
    rmSync(folder, { recursive: true, force: true });
    process.exitCode = status ?? 1;
  });
}

const before = revisionBefore();
if (before === null) console.log('- the history of this checkout is too short to build an earlier server');
else {
  console.log(`Building the server of ${git('rev-parse', '--short', before).trim()} …`);
  prove(before);
}
