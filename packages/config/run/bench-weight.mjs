import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSingle } from './bench/build-single.mjs';
import { buildChanged } from './build.mjs';
import { installMissing, ROOT } from './install.mjs';
import { REMOTES } from './parts.mjs';

/**
 * Measures the size of the code that each page of a remote loads first, compared with the same portal built as a single
 * program; prints a table for docs/performance/<date>.md. It counts bytes of files, which do not depend on the machine
 * or its load.
 */
installMissing();
await buildChanged();

const releaseIn = (folder) => JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8'));
const codeOf = ({ scripts, styles }) => [...scripts, ...styles];

/** Compressed size in bytes and number of the given files of a release; each file counts once. */
function weigh({ files }, paths) {
  const all = [...new Set(paths)];
  return { bytes: all.reduce((sum, path) => sum + (files[`${path}.br`] ?? files[path]).bytes, 0), count: all.length };
}

const added = (a, b) => ({ bytes: a.bytes + b.bytes, count: a.count + b.count });
const shown = ({ bytes, count }) => `${(bytes / 1000).toFixed(1)} (${count})`;
const more = (a, b) => `${a.bytes < b.bytes ? '' : '+'}${((a.bytes / b.bytes - 1) * 100).toFixed(1)} %`;

const folder = mkdtempSync(join(tmpdir(), 'portal-single-'));
try {
  await buildSingle(folder);
  const [single, shell] = [releaseIn(folder), releaseIn(join(ROOT, 'shell'))];
  console.log('| page | one program, kB (files) | portal, kB (files) | more |\n| --- | --- | --- | --- |');
  for (const name of REMOTES) {
    const remote = releaseIn(join(ROOT, name));
    for (const { path, page } of remote.remote.pages) {
      const own = remote.pages[page];
      const groups = own.shared.flatMap((group) => codeOf(shell.shared[group]));
      const portal = added(
        weigh(shell, [...codeOf(shell.start), ...groups]),
        weigh(remote, [remote.entry, ...codeOf(own)]),
      );
      const there = single.pages.find((each) => each.path === path);
      const alone = weigh(single, [...codeOf(single.start), ...codeOf(there)]);
      console.log(`| \`${path}\` | ${shown(alone)} | ${shown(portal)} | ${more(portal, alone)} |`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
