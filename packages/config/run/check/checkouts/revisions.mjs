import { execFileSync } from 'node:child_process';
import { ROOT } from '../../install.mjs';

/** What says which names the shell hands out. */
const HANDED_OUT = [
  'packages/ui/src/*/index.ts',
  'packages/api-slice/src/index.ts',
  'packages/portal-contract/src/sharing.ts',
];
/** Before this was there, builds did not say what they take and give. */
const SURFACES = 'packages/portal-contract/src/rspack/surface.mjs';
/** What a remote is made of. */
const REMOTES = [
  'mf-*/src',
  'packages/ui/src',
  'packages/api-slice/src',
  'packages/instruments',
  'packages/facilities',
];

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function holds(...args) {
  try {
    git(...args);
    return true;
  } catch {
    return false;
  }
}

const saysSurfaces = (revision) => holds('cat-file', '-e', `${revision}:${SURFACES}`);
const isOlderThanHead = (revision) => !holds('diff', '--quiet', revision, 'HEAD', '--', ...REMOTES);

/**
 * The last revision that changed what the shell hands out and that remotes have moved on from, and the one before it; `null`
 * where the history that is here does not go back that far.
 */
export function revisions() {
  if (!holds('rev-parse', 'HEAD')) return null;
  const changed = git('log', '--format=%H', '--', ...HANDED_OUT)
    .split('\n')
    .filter(Boolean);
  const shell = changed.find((revision) => saysSurfaces(`${revision}^`) && isOlderThanHead(revision));
  return shell === undefined ? null : { shell, before: git('rev-parse', `${shell}^`) };
}
