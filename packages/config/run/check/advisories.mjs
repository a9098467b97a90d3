import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOfPnpm, installMissing, ROOT } from '../install.mjs';

/**
 * Compares the lock file with published advisories: with those of the registry, or, where it gives none, with a list
 * that was fetched today. Fails for severe ones, and if nothing could be compared.
 */
const [list] = process.argv.slice(2);
installMissing();
process.exitCode = list === undefined ? askRegistry() : await readList(list);

function askRegistry() {
  const { status, stdout, stderr } = spawnSync(join(folderOfPnpm(), 'pnpm'), ['audit', '--audit-level', 'high'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (!/ERR_PNPM_AUDIT|ERR_PNPM_META_FETCH|ECONN|ENOTFOUND/.test(stdout + stderr)) {
    process.stdout.write(stdout + stderr);
    return status ?? 1;
  }
  console.error(
    'The registry gives no advisories, so nothing was compared. Name a list of today:\n  pnpm check:advisories <file>',
  );
  return 2;
}

async function readList(path) {
  const { parse } = await import('yaml');
  const { affectedBy, isSevere } = await import('./affected.mjs');
  const lock = parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
  const found = affectedBy(JSON.parse(readFileSync(path, 'utf8')), lock);
  for (const { name, version, severity, title, url } of found)
    console.error(`${severity}: ${name} ${version}: ${title} ${url}`);
  console.log(`${found.length} advisories concern ${Object.keys(lock.packages).length} locked packages.`);
  return found.some(isSevere) ? 1 : 0;
}
