import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from '../../config/run/figures.mjs';
import { digits } from './api/figures';
import { startPortal } from './api/programs';
import { underUploads } from './holds/uploads';
import { underWrongLogins } from './holds/wrong-logins';

/**
 * How long others wait while one account uploads the largest pictures, and while one network guesses passwords. Takes
 * the addresses of empty databases, `embedded` for the embedded one; prints a table for `docs/performance/<date>.md`.
 */
const say = (text: string) => void process.stdout.write(`${text}\n`);

for (const argument of process.argv.slice(2)) {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const isEmbedded = argument === 'embedded';
  const database = isEmbedded ? {} : { DATABASE_URL: argument };
  // The clients of the benchmark have networks of their own, as a proxy would report them.
  const env = { ...process.env, DATA_DIR: dataDir, TRUSTED_PROXIES: '1', ...database };
  const portal = await startPortal(env, []);
  try {
    const rows = [await underUploads(portal), ...(await underWrongLogins(portal))].map(
      ({ what, calm, loaded, note }) => [
        what,
        digits(calm.median),
        digits(loaded.median),
        (loaded.median / calm.median).toFixed(1),
        digits(calm.p99),
        digits(loaded.p99),
        `${(100 * loaded.answered).toFixed(1)} %`,
        note,
      ],
    );
    say(`\n### ${isEmbedded ? 'Embedded database' : 'PostgreSQL'}\n`);
    const head = ['what', 'calm p50, ms', 'loaded p50, ms', 'ratio', 'calm p99', 'loaded p99', 'answered 200', 'load'];
    say(table(head, rows));
  } finally {
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
