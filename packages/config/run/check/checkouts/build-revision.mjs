import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../install.mjs';
import { pnpm } from '../temporary-copy.mjs';

const BUILDS = join(ROOT, '.cache/revisions');

/** A revision never changes, so its builds are cached. */
const buildOf = (revision, part) => join(BUILDS, revision, part);

/** A checkout of a revision in a temporary folder, with its packages; the caller removes it. */
export function checkOut(revision) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-revision-'));
  const archive = join(folder, 'source.tar');
  execFileSync('git', ['archive', '--output', archive, revision], { cwd: ROOT });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  pnpm(folder, 'install', '--frozen-lockfile', '--prefer-offline');
  return folder;
}

/** Builds a part in another checkout, using the build scripts of that checkout. */
export function build(folder, part) {
  const { href } = pathToFileURL(join(folder, 'packages/config/run/build.mjs'));
  const program = `const { buildChanged } = await import('${href}'); await buildChanged('${part}');`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, stdio: 'pipe' });
}

/** Builds parts at a revision; returns a folder with the builds. */
export function buildRevision(revision, parts) {
  const missing = parts.filter((part) => !existsSync(buildOf(revision, part)));
  if (missing.length === 0) return join(BUILDS, revision);
  const folder = checkOut(revision);
  try {
    for (const part of missing.filter((name) => existsSync(join(folder, name)))) {
      build(folder, part);
      const kept = buildOf(revision, part);
      mkdirSync(join(BUILDS, revision), { recursive: true });
      // Renamed only when complete.
      cpSync(join(folder, part, 'dist'), `${kept}.part`, { recursive: true });
      renameSync(`${kept}.part`, kept);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return join(BUILDS, revision);
}
