import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing, ROOT } from './install.mjs';

// Imports below wait for the installation: they need packages.
installMissing();
const { buildChanged } = await import('./build.mjs');
const { startPostgres } = await import('./postgres.mjs');

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs a program of the workspace and keeps what it prints; nothing is shown of what works. */
function run(program, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: {
        ...process.env,
        ...environment,
        PATH: `${ROOT}node_modules/.bin:${ROOT}e2e/node_modules/.bin:${process.env.PATH}`,
        FORCE_COLOR: '0',
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

/** Adds a step to the totals and tells how it went; what it printed is shown when something failed. */
function tell(name, { passed, failed, skipped = 0, flaky = 0 }, output, startedAt) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const counts = [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    flaky && `${flaky} flaky`,
  ].filter(Boolean);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${counts.join(', ')} (${seconds} s)`);
  if (failed || flaky) console.log(output.trimEnd());
}

/** A tool that says yes or no: counts as one check. */
async function check(name, program, args) {
  const startedAt = Date.now();
  const { ok, output } = await run(program, args);
  tell(name, { passed: Number(ok), failed: Number(!ok) }, output, startedAt);
}

/** A jest run on all cores and `beside` more; a run that broke before it could report counts as one failure. */
async function jest(name, args, environment, beside = 0) {
  const startedAt = Date.now();
  const report = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
  const { ok, output } = await run(
    'jest',
    [...args, '--ci', `--maxWorkers=${availableParallelism() + beside}`, '--json', `--outputFile=${report}`],
    environment,
  );
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    const counts = { passed: numPassedTests, failed: failed || Number(!ok), skipped: numPendingTests };
    tell(
      name,
      counts,
      output
        .split('\n')
        .filter((line) => !line.startsWith('{"num'))
        .join('\n'),
      startedAt,
    );
  } catch {
    tell(name, { passed: 0, failed: 1 }, output, startedAt);
  }
}

/** A run in the browser; one that broke before it could report counts as one failure. */
async function playwright(name, config, args = []) {
  const startedAt = Date.now();
  const report = join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
  const { ok, output } = await run('playwright', ['test', '--config', config, ...args, '--reporter', 'json,line'], {
    // What stumbles once is tried again, and named.
    CI: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    const counts = {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected || Number(!ok),
      skipped: stats.skipped,
      flaky: stats.flaky,
    };
    tell(name, counts, output, startedAt);
  } catch {
    tell(name, { passed: 0, failed: 1 }, output, startedAt);
  }
}

const SERVER = ['--config', 'packages/api-server/jest.config.mjs'];
const PROOFS = ['--config', 'packages/api-server/proofs/jest.config.mjs'];
/** What may differ between the databases: how they are opened, filled and saved, and what happens at once. */
const EMBEDDED_TOO = [
  'src/platform/db/',
  'round-trip',
  'load-demo',
  'outbox',
  'health',
  'races',
  'parallel',
  'two-at-once',
];

// Each of these keeps one core busy.
await Promise.all([
  check('types', 'tsc', ['-b', 'packages/config/tsconfig/solution.json']),
  (async () => {
    await check('lint', 'oxlint', ['--type-aware', '--max-warnings', '0']);
    await check('format', 'oxfmt', ['--check']);
    await check('arrows', 'node', ['packages/config/run/arrows.mjs']);
    await check('unused code', 'knip', ['--config', 'packages/config/knip.json', '--no-progress', '--no-config-hints']);
  })(),
]);
await jest('units', ['--config', 'packages/config/jest/all.mjs', '--ignoreProjects', 'api-server']);

await buildChanged();
const postgres = await startPostgres();
if (postgres) {
  // What everybody may do is shown on one database; on the embedded one, what depends on it, and the stories below.
  // While a test waits for the database, another one goes on.
  await jest(`server on PostgreSQL ${postgres.version}`, SERVER, { TEST_DATABASE_URL: postgres.url }, 1);
  await postgres.stop();
  await jest('server on the embedded database', [...SERVER, ...EMBEDDED_TOO]);
  await jest('several servers', [...PROOFS, 'replicas/']);
} else {
  await jest('server on the embedded database', SERVER);
  console.log('- server on PostgreSQL, several servers: skipped, PostgreSQL is not installed');
  total.skipped += 1;
}
await jest('hostile requests', [...PROOFS, 'fuzz/'], { FUZZ_REQUESTS: '1200' });

await playwright('browser stories', 'e2e/playwright.config.ts');
const RELEASES = 'e2e/playwright.proofs.config.ts';
await playwright('proofs of releases', RELEASES, ['--project', 'as it is', '--grep-invert', '@thorough']);
await playwright('proofs that release', RELEASES, ['--project', 'released anew']);

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);
