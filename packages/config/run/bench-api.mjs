import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installMissing, ROOT } from './install.mjs';

/**
 * Benchmarks the API on a temporary PostgreSQL; prints tables for docs/performance/<date>.md. Options: `--facilities
 * 40,1000`, `--seconds` per slice, `--rounds` of slices, `--only <part of a call's name>`, `--lists` for lists only,
 * `--profile <folder>` for CPU profiles.
 */
installMissing();
const { buildChanged } = await import('./build.mjs');
const { startPostgres } = await import('./postgres.mjs');
await buildChanged();

const args = process.argv.slice(2);
const at = args.indexOf('--facilities');
const [, counts = '40,1000,10000'] = at < 0 ? [] : args.splice(at, 2);

const postgres = await startPostgres();
if (!postgres) throw new Error('The benchmark needs PostgreSQL, which is not installed on this machine.');
try {
  const { Client } = createRequire(join(ROOT, 'packages/api-server/package.json'))('pg');
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const scenes = [];
  for (const count of counts.split(',')) {
    await client.query(`create database facilities_${Number(count)}`);
    const url = new URL(postgres.url);
    url.pathname = `/facilities_${Number(count)}`;
    scenes.push(`${Number(count)}=${encodeURIComponent(url.href)}`);
  }
  await client.end();
  console.log(`PostgreSQL ${postgres.version}, Node.js ${process.version}`);
  process.argv.splice(2, Infinity, ...args, ...scenes);
  await import(`${ROOT}packages/api-server/dist/bench-api.mjs`);
} finally {
  await postgres.stop();
}
