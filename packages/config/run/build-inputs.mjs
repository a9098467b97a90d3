import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './install.mjs';

/** Folders that no build reads. */
const NOT_BUILT_FROM = new Set(['node_modules', 'dist', '.cache', '.data', 'test', 'e2e', 'gallery']);
const TEST = /\.(test|fixture)\.[a-z]+$/;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_BUILT_FROM.has(entry.name)) yield* filesIn(path);
    if (entry.isFile() && !TEST.test(entry.name)) yield path;
  }
}

/** Folders of the workspace packages that a part is built from, including its own. */
function sourcesOf(folder, seen = new Set()) {
  if (seen.has(folder)) return seen;
  seen.add(folder);
  const { dependencies = {} } = readJson(join(folder, 'package.json'));
  for (const name of Object.keys(dependencies).filter((each) => each.startsWith('@portal/'))) {
    sourcesOf(join(ROOT, 'packages', name.replace('@portal/', '')), seen);
  }
  return seen;
}

/** The files of commands with such a name, from the root. */
const commandsCalled = (name) =>
  readdirSync(import.meta.dirname)
    .filter((file) => name.test(file))
    .map((file) => `packages/config/run/${file}`);

const COMMANDS = /^(create-remote|dev|release|releases|rollback)\.mjs$/;

/** Files and folders that the kit is built from beside the shell. */
export const KIT_SOURCES = [
  'packages/kit',
  'packages/testing',
  'packages/config/jest',
  'packages/config/template',
  'packages/config/run/create',
  'packages/config/run/dev',
  'packages/config/run/portal',
  ...commandsCalled(COMMANDS),
].map((path) => join(ROOT, path));

/** Files that the benchmarks, which are built with the server, have beside it. */
export const BENCH_SOURCES = ['figures.mjs', 'test/processes.mjs'].map((file) => join(import.meta.dirname, file));

/**
 * A hash over all inputs of a part's build: its sources, `more` files or folders, lock file and build configuration.
 */
export function inputHash(folder, more = []) {
  const files = [...sourcesOf(folder), ...more].flatMap((source) =>
    statSync(source).isFile() ? [source] : [...filesIn(source)],
  );
  const how = commandsCalled(/^build/).map((path) => join(ROOT, path));
  const hash = createHash('sha256');
  for (const path of [...files, ...how, join(ROOT, 'pnpm-lock.yaml')]) {
    hash.update(`${relative(ROOT, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

const recordOf = (folder) => join(folder, '.cache/build.json');

/** Whether the part was built from exactly these inputs, and the build still exists. A whole one is a quick one too. */
export function isBuilt({ folder, result, hash }, quick) {
  if (!existsSync(join(folder, result)) || !existsSync(recordOf(folder))) return false;
  const record = readJson(recordOf(folder));
  return record.hash === hash && (quick || !record.quick);
}

/** Records the inputs of a build. */
export function recordBuild({ folder, hash }, quick) {
  mkdirSync(dirname(recordOf(folder)), { recursive: true });
  writeFileSync(recordOf(folder), JSON.stringify({ hash, quick }));
}
