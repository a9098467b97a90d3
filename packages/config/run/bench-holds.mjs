import { installMissing, ROOT } from './install.mjs';

/**
 * Measures how long others wait while one account uploads the largest pictures, and while one network guesses passwords
 * over forty connections, on both databases; prints tables for docs/performance/<date>.md.
 */
installMissing();
const { buildChanged } = await import('./build.mjs');
const { startPostgres } = await import('./postgres.mjs');
await buildChanged();

const postgres = await startPostgres();
try {
  console.log(
    `${postgres ? `PostgreSQL ${postgres.version}` : 'PostgreSQL is not installed'}, Node.js ${process.version}`,
  );
  process.argv.splice(2, Infinity, 'embedded', ...(postgres ? [postgres.url] : []));
  await import(`${ROOT}packages/api-server/dist/bench-holds.mjs`);
} finally {
  await postgres?.stop();
}
