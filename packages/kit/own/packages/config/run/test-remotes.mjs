import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';
import { REMOTES } from './parts.mjs';

const require = createRequire(import.meta.url);
const { run } = require('../../../jest/jest.js');
const TSC = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');

if (REMOTES.length === 0) {
  console.error('This folder contains no remote. Create one with: npx portal create mf-<name>');
  process.exit(1);
}
for (const name of REMOTES) {
  const { status } = spawnSync(process.execPath, [TSC, '--noEmit', '-p', name], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'test';
process.chdir(ROOT);
for (const name of REMOTES) await run(['--config', join(ROOT, name, 'jest.config.mjs'), ...process.argv.slice(2)]);
