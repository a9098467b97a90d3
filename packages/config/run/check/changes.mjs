import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { undescribedParts } from '../changes/undescribed-parts.mjs';
import { installMissing, ROOT } from '../install.mjs';
import { SOURCES } from '../parts.mjs';

installMissing();
const { partsIn } = await import('../changes/parts-in.mjs');

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths that differ from the base of the branch, including uncommitted files. */
function changedSince(base, ...options) {
  const [start] = git('merge-base', base, 'HEAD');
  const committed = git('diff', '--name-only', '--no-renames', ...options, start);
  return [...committed, ...git('ls-files', '--others', '--exclude-standard')];
}

const base = process.argv[2] ?? 'origin/main';
const parts = SOURCES.map((folder) => ({ folder, name: JSON.parse(read(`${folder}/package.json`)).name }));
const files = changedSince(base, '--diff-filter=A').filter((path) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path));
const undescribed = undescribedParts(
  parts,
  changedSince(base),
  files.map((path) => partsIn(read(path))),
);
for (const name of undescribed) console.error(`✗ ${name} changed since ${base}, but no change file names it.`);
if (undescribed.length > 0) {
  console.error('Run `pnpm change` to write one, or `pnpm change --empty` to state that no part needs a new version.');
  process.exit(1);
}
console.log(`✓ every part that changed since ${base} is named by a change file`);
