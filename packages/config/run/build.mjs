import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BENCH_SOURCES, inputHash, isBuilt, KIT_SOURCES, recordBuild } from './build-inputs.mjs';
import { ROOT } from './install.mjs';
import { REMOTES } from './parts.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const inBrowser = (name) => ({ name, folder: join(ROOT, name), result: 'dist/release.json' });

const SERVER = {
  name: 'api-server',
  folder: join(ROOT, 'packages/api-server'),
  result: 'dist/main.mjs',
  more: BENCH_SOURCES,
};

/** All parts that are built, the slowest first. */
const PARTS = [
  // Beside its own files it contains the kit, for teams with a repository of their own.
  { ...inBrowser('shell'), more: KIT_SOURCES },
  SERVER,
  ...REMOTES.map(inBrowser),
];

/** Runs a program of the build in a folder, with a handler of its messages; resolves to its output if it failed. */
async function run([program, ...args], { folder, quick }, onMessage = () => undefined) {
  const child = spawn(process.execPath, [here(program), ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', QUICK_BUILD: quick ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  child.on('message', onMessage);
  const [status] = await once(child, 'close');
  return status === 0 ? '' : output.trim() || `it ended with ${status}`;
}

/**
 * Builds browser parts in one process, and the kit beside the remotes, once its shell is there; `onBuilt` is told of
 * each part and its errors.
 */
async function buildInBrowser(parts, quick, onBuilt) {
  if (parts.length === 0) return;
  const missing = new Map(parts.map((part) => [part.name, part]));
  const addKit = async (part) => onBuilt(part, await run(['./build-kit.mjs'], { folder: part.folder }));
  const kits = [];
  const onMessage = ({ name, problem }) => {
    const part = missing.get(name);
    missing.delete(name);
    if (name === 'shell' && !problem && !quick) kits.push(addKit(part));
    else onBuilt(part, problem);
  };
  const output = await run(['./build-parts.mjs', ...missing.keys()], { folder: ROOT, quick }, onMessage);
  for (const part of missing.values()) onBuilt(part, output || 'its build ended early');
  await Promise.all(kits);
}

const changedOf = (parts, quick) =>
  parts.map((part) => ({ ...part, hash: inputHash(part.folder, part.more) })).filter((part) => !isBuilt(part, quick));

/**
 * Builds the parts whose sources changed since their last build, or only the named one; exits the process if a build
 * fails. A quick build is for a demonstration: without the kit and the bill of materials, and less compressed.
 */
export async function buildChanged(only, { quick = false } = {}) {
  const changed = changedOf(
    PARTS.filter(({ name }) => only === undefined || name === only),
    quick,
  );
  if (changed.length === 0) return;
  console.log(`Building ${changed.map(({ name }) => name).join(', ')} …`);
  const failed = [];
  const onBuilt = (part, problem) => {
    if (problem) failed.push(`${part.name} does not build:\n${problem}`);
    else recordBuild(part, quick);
  };
  const servers = changed.filter(({ name }) => name === SERVER.name);
  const browsers = changed.filter(({ name }) => name !== SERVER.name);
  await Promise.all([
    buildInBrowser(browsers, quick, onBuilt),
    ...servers.map(async (part) => onBuilt(part, await run(['./build-server.mjs'], { folder: part.folder, quick }))),
  ]);
  if (failed.length === 0) return;
  console.error(failed.join('\n\n'));
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildChanged();
