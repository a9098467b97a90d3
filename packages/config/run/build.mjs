import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputHash, isBuilt, KIT_SOURCES, recordBuild } from './build-inputs.mjs';
import { ROOT } from './install.mjs';
import { REMOTES } from './parts.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const rspack = (name) => ({
  name,
  folder: join(ROOT, name),
  result: 'dist/release.json',
  args: [join(ROOT, name, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'],
});

/** All parts that are built, the slowest first. */
const PARTS = [
  // Beside its own files it contains the kit, for teams with a repository of their own.
  { ...rspack('shell'), args: [here('./build-shell.mjs')], more: KIT_SOURCES },
  {
    name: 'api-server',
    folder: join(ROOT, 'packages/api-server'),
    result: 'dist/main.mjs',
    args: [here('./build-server.mjs')],
  },
  ...REMOTES.map(rspack),
];

/** Parallel builds; more would only compete on a small machine. */
const BATCH_SIZE = 2;

/** Runs a build and captures its output, which is shown only if it fails. */
const run = ({ folder, args }) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });

const changedOf = (parts) =>
  parts
    .map((part) => ({ ...part, hash: inputHash(part.folder, part.more) }))
    .filter(({ folder, result, hash }) => !isBuilt(folder, result, hash));

/**
 * Builds the parts whose sources changed since their last build, or only the named one; exits the process if a build
 * fails.
 */
export async function buildChanged(only) {
  const changed = changedOf(PARTS.filter(({ name }) => only === undefined || name === only));
  if (changed.length === 0) return;
  console.log(`Building ${changed.map(({ name }) => name).join(', ')} …`);
  const failed = [];
  const waiting = changed.values();
  const work = async () => {
    for (const part of waiting) {
      const { ok, output } = await run(part);
      if (ok) recordBuild(part.folder, part.hash);
      else failed.push(`${part.name} does not build:\n${output.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, work));
  if (failed.length === 0) return;
  console.error(failed.join('\n\n'));
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildChanged();
