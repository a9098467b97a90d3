import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installMissing, ROOT } from './install.mjs';

/**
 * Measures the lights, labels and evaluations of the network, the tasks of the centre and the opening of a year of
 * evaluations by the years of the test books, on a temporary PostgreSQL; prints a table for docs/performance/<date>.md. Options: `--years 1,5`, `--facilities`, `--lidars`.
 */
installMissing();
const { buildChanged } = await import('./build.mjs');
const { startPostgres } = await import('./postgres.mjs');
await buildChanged();

const args = process.argv.slice(2);
const at = args.indexOf('--years');
const [, years = '1,5'] = at < 0 ? [] : args.splice(at, 2);

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL, which is not installed on this machine.');
try {
  const { Client } = createRequire(join(ROOT, 'packages/api-server/package.json'))('pg');
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const scenes = [];
  for (const count of years.split(',')) {
    await client.query(`create database years_${Number(count)}`);
    const url = new URL(postgres.url);
    url.pathname = `/years_${Number(count)}`;
    scenes.push(`${Number(count)}=${encodeURIComponent(url.href)}`);
  }
  await client.end();
  console.log(`PostgreSQL ${postgres.version}, Node.js ${process.version}`);
  process.argv.splice(2, Infinity, ...args, ...scenes);
  await import(`${ROOT}packages/api-server/dist/bench-quality.mjs`);
} finally {
  await postgres.stop();
}
