import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../install.mjs';

const SUPERVISE = fileURLToPath(new URL('./supervise.mjs', import.meta.url));

/** Garbage of earlier files slows down later ones: a larger young generation saves a sixth of the time. */
const JEST_MEMORY = '--max-semi-space-size=64';

/** Running supervisors. They end with this process, together with the processes that they supervise. */
const running = new Set();

/** Stops all running supervisors, and waits until they have ended. */
export const endAll = () =>
  Promise.all(
    [...running].map(
      (supervisor) =>
        new Promise((resolve) => {
          supervisor.once('exit', resolve);
          if (supervisor.connected) supervisor.disconnect();
        }),
    ),
  );

/** Runs a program of the workspace under supervision, and captures its output. */
export function run([program, ...args], { environment = {}, folder }) {
  return new Promise((resolve) => {
    const path = [join(ROOT, 'node_modules/.bin'), join(ROOT, 'e2e/node_modules/.bin'), process.env.PATH];
    const supervisor = spawn(process.execPath, [SUPERVISE, '--folder', folder, '--', program, ...args], {
      cwd: ROOT,
      // Ctrl-C reaches only this process, which stops the others in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, TMPDIR: folder, ...environment, PATH: path.join(delimiter), FORCE_COLOR: '0' },
    });
    running.add(supervisor);
    let [output, processorTime] = ['', null];
    supervisor.stdout.on('data', (chunk) => (output += chunk));
    supervisor.stderr.on('data', (chunk) => (output += chunk));
    supervisor.on('message', (message) => ({ processorTime } = message));
    supervisor.on('close', (status) => {
      running.delete(supervisor);
      resolve({ ok: status === 0, output, processorTime });
    });
  });
}

/** Environment of the reporter of each kind of test, and the reader of its report. */
const REPORTS = {
  one: {
    args: () => [],
    environment: () => ({}),
    read: (_report, ok) => ({ passed: Number(ok), failed: Number(!ok) }),
  },
  jest: {
    args: (report) => ['--json', `--outputFile=${report}`],
    environment: () => ({ NODE_OPTIONS: [process.env.NODE_OPTIONS, JEST_MEMORY].filter(Boolean).join(' ') }),
    read(report, ok) {
      const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = report;
      const failed = numFailedTests + numRuntimeErrorTestSuites;
      return { passed: numPassedTests, failed: failed || Number(!ok), skipped: numPendingTests };
    },
  },
  playwright: {
    args: () => ['--reporter', 'json,line'],
    // A test that fails once is retried, and reported as flaky.
    environment: (report) => ({ CI: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    read({ stats }, ok) {
      const { expected, unexpected, skipped, flaky } = stats;
      return { passed: expected + flaky, failed: unexpected || Number(!ok), skipped, flaky };
    },
  },
};

const withoutReport = (output) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')
    .trimEnd();

/** Runs a step; a step that breaks before it reports counts as one failure. */
export async function runStep({ name, counts: kind = 'one', command, environment }, folder) {
  const startedAt = Date.now();
  const report = join(folder, `${name.replaceAll(/\W/g, '-')}.json`);
  const { args, environment: told, read } = REPORTS[kind];
  const { ok, output, processorTime } = await run([...command, ...args(report)], {
    environment: { ...told(report), ...environment },
    folder,
  });
  let counts = { passed: 0, failed: 1 };
  try {
    counts = read(kind === 'one' ? null : JSON.parse(readFileSync(report, 'utf8')), ok);
  } catch {
    // Without a report, the step has failed.
  }
  return { ...counts, output: withoutReport(output), processorTime, seconds: (Date.now() - startedAt) / 1000 };
}
