import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged } from './build.mjs';
import { installMissing, ROOT } from './install.mjs';
import { command } from './portal/refusal.mjs';

/** Builds the kit, which is a file of the shell, and prints its location. */
await command(async () => {
  installMissing();
  await buildChanged('shell');
  const { version, hash, files } = JSON.parse(readFileSync(join(ROOT, 'shell/dist/release.json'), 'utf8'));
  const size = (files['kit.tgz'].bytes / 1_000_000).toFixed(1);
  console.log(`shell/dist/kit.tgz (${size} MB) is the kit of shell ${version} (${hash})`);
});
