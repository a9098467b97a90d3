import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const folder = join(ROOT, 'packages/api-server');
const { build } = createRequire(join(folder, 'package.json'))('esbuild');
const server = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Programs and worker threads, each of which must be a file of its own. */
const ENTRIES = {
  main: 'src/app/main.ts',
  'run-portal': 'src/app/run-portal.ts',
  bootstrap: 'src/people/bootstrap/bootstrap.ts',
  backup: 'src/operations/backup/backup.ts',
  restore: 'src/operations/backup/restore.ts',
  'rotate-key': 'src/people/accounts/rotate-key.ts',
  'bare-server': 'bench/bare-server.ts',
  'bench-api': 'bench/bench-api.ts',
  'big-portal': 'bench/big-portal.ts',
  'bench-holds': 'bench/bench-holds.ts',
  'bench-quality': 'bench/bench-quality.ts',
  'bench-reader': 'bench/bench-reader.ts',
  'bench-scale': 'bench/bench-scale.ts',
  'bench-balancer': 'bench/bench-balancer.ts',
  'database-worker': 'src/platform/db/embedded/worker.ts',
  'check-worker': 'src/quality/check/check-worker.ts',
  'pdf-program': 'src/platform/pdf/program.ts',
  'fill-program': 'src/demo/fill-program.ts',
  'picture-program': 'src/platform/pictures/program.ts',
};

const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/**
 * Bundles workspace packages, which are source, and the dependencies that only they have; other packages stay external.
 */
const installedOutside = {
  name: 'installed-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const name = packageOf(path);
      const isInstalled = name in server.dependencies && !name.startsWith('@portal/');
      return kind !== 'entry-point' && isInstalled ? { path, external: true } : undefined;
    }),
};

await build({
  absWorkingDir: folder,
  entryPoints: ENTRIES,
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  // Bundled CommonJS packages require modules of Node.js.
  banner: {
    js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);",
  },
  plugins: [installedOutside],
});

const SBOM = join(folder, 'dist/sbom.cdx.json');

/** Writes what the server consists of. */
async function writeSbom() {
  const { parse } = await import('yaml');
  const { sbomOf } = await import('./build-sbom.mjs');
  const lock = parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
  const sbom = sbomOf(lock, { folder: 'packages/api-server', name: server.name, version: server.version });
  writeFileSync(SBOM, `${JSON.stringify(sbom, null, 2)}\n`);
}

// Reading the lock file takes longer than the build; what an earlier build consisted of would be wrong.
if (process.env.QUICK_BUILD === '1') rmSync(SBOM, { force: true });
else await writeSbom();
