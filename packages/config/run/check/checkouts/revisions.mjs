import { execFileSync } from 'node:child_process';
import { ROOT } from '../../install.mjs';

/** Files that determine the names that the shell shares. */
const HANDED_OUT = [
  'packages/ui/src/*/index.ts',
  'packages/api-slice/src/index.ts',
  'packages/portal-contract/src/sharing.ts',
];
/** In revisions without this file, builds do not state what they require and provide. */
const SURFACES = 'packages/portal-contract/src/rspack/surface.mjs';
const REMOTES = [
  'mf-*/src',
  'packages/ui/src',
  'packages/api-slice/src',
  'packages/instruments',
  'packages/facilities',
  'packages/quality',
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
 * Revisions that changed the names that the shell shares, with remotes changed since then, each with the revision before
 * it, the latest first; none if the local history is too short.
 */
export function revisions() {
  if (!holds('rev-parse', 'HEAD')) return [];
  const changed = git('log', '--format=%H', '--', ...HANDED_OUT)
    .split('\n')
    .filter(Boolean);
  return changed
    .filter((revision) => saysSurfaces(`${revision}^`) && isOlderThanHead(revision))
    .map((shell) => ({ shell, before: git('rev-parse', `${shell}^`) }));
}
