import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installMissing, ROOT } from './install.mjs';
import { partNamed } from './portal/part-name.mjs';
import { command } from './portal/refusal.mjs';

/** Runs the tests of one released part, after installing missing dependencies. */
await command(async ([name]) => {
  const part = partNamed(name, 'pnpm test:part <part>');
  installMissing();
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--config', join(ROOT, part, 'jest.config.mjs'), '--ci'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  process.exit(status ?? 1);
});
