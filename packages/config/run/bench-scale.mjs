import { installMissing, ROOT } from './install.mjs';

/**
 * Puts three servers with a temporary PostgreSQL and an object storage under the mixed load of many people, stops,
 * kills and restarts parts of it meanwhile, and compares what people were told to be saved with what is there; prints
 * tables for docs/performance/<date>.md. Options: `--people 500`, `--minutes 60`, `--facilities 1000`, and `--keep` for
 * the logs. To try it: `--people 60 --minutes 2 --facilities 100`.
 */
installMissing();
const { buildChanged } = await import('./build.mjs');
const { startPostgres } = await import('./postgres.mjs');
await buildChanged();

const postgres = await startPostgres({ isDurable: true });
if (!postgres) throw new Error('The benchmark needs PostgreSQL, which is not installed on this machine.');
try {
  console.log(`PostgreSQL ${postgres.version}, Node.js ${process.version}`);
  const { benchScale } = await import(`${ROOT}packages/api-server/dist/bench-scale.mjs`);
  const isSafe = await benchScale(
    { databaseUrl: postgres.url, restartDatabase: () => postgres.restart() },
    process.argv.slice(2),
  );
  process.exitCode = isSafe ? 0 : 1;
} finally {
  await postgres.stop();
}
