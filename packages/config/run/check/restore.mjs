import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needChromium } from '../chromium.mjs';
import { ROOT } from '../install.mjs';
import { startPostgres } from '../postgres.mjs';
import { start, startDemoPortal } from './demo-portal.mjs';
import { check, show } from './report.mjs';

/** Stories to run; all of them by default. */
const STORIES = process.argv.length > 2 ? process.argv.slice(2) : ['specs/'];

const secondsSince = (moment) => `${((Date.now() - moment) / 1000).toFixed(0)} s`;

/** Makes a backup of a running demonstration. */
async function backUp(archive) {
  const portal = await startDemoPortal();
  const startedAt = Date.now();
  const program = join(ROOT, 'packages/api-server/dist/backup.mjs');
  const { status, output } = await start(process.execPath, [program, archive], {
    env: { MODE: 'demo', DATA_DIR: portal.folder },
  }).end();
  await portal.stop();
  show('a running demonstration is backed up', status === 0, status === 0 ? secondsSince(startedAt) : output);
}

/** Restores the backup into an empty folder or database, and runs the stories of a new demonstration there. */
async function play(archive, where, environment) {
  const startedAt = Date.now();
  const { status, output } = await start(
    join(ROOT, 'e2e/node_modules/.bin/playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'line', ...STORIES],
    { env: { CHROMIUM_PATH: needChromium(), E2E_ARCHIVE: archive, FORCE_COLOR: '0', ...environment } },
  ).end();
  const passed = /(\d+) passed/.exec(output)?.[0] ?? 'none passed';
  show(
    `restored into ${where}, it passes the stories`,
    status === 0,
    status === 0 ? `${passed}, ${secondsSince(startedAt)}` : output,
  );
}

/** Shows that a portal restored from a backup behaves like the original one for all of its users. */
await check(async (clearLater) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-restore-'));
  clearLater(() => rmSync(folder, { recursive: true, force: true }));
  const archive = join(folder, 'portal.tar.gz');
  await backUp(archive);
  show('only the owning account may read the archive', (statSync(archive).mode & 0o777) === 0o600);
  await play(archive, 'an empty folder', { DATABASE_URL: '' });
  const postgres = await startPostgres();
  if (!postgres) return console.log('- PostgreSQL is not installed: skipped');
  clearLater(postgres.stop);
  await play(archive, `PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url });
});
