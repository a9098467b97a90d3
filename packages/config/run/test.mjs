import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { isRunning, starter } from './test/processes.mjs';
import { endAll, runStep } from './test/run-step.mjs';
import { commandOf, NEEDS, STAGES, STEPS } from './test/steps.mjs';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, only: { type: 'string' } } });
const { all: isAll, only } = values;
if (only !== undefined && !STAGES.includes(only)) {
  console.error(`Unknown stage "${only}"; the stages are ${STAGES.join(', ')}.`);
  process.exit(1);
}

/** All files that the run writes. It contains sockets, whose paths are limited in length. */
const folder = mkdtempSync(join(tmpdir(), 'portal-'));
// The database's account must pass through it to its own folder.
chmodSync(folder, 0o711);

/** Stops all running programs, and the run; `status` is the exit status that shells expect. */
async function interrupt(status) {
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  await endAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(status);
}
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
process.once('SIGINT', () => void interrupt(130));
process.once('SIGTERM', () => void interrupt(143));
process.once('SIGHUP', () => void interrupt(129));
// The parent process may end without a signal; the result then has no reader.
const parent = starter();
setInterval(() => void (isRunning(parent) || interrupt(1)), 1000).unref();

installMissing();
// Imports below need packages, so they follow the installation.
const { hasPostgres } = await import('./postgres.mjs');

const total = { passed: 0, failed: 0, skipped: 0, processorTime: 0 };
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

/** Adds a step to the totals and prints its result, with its output if a test failed. */
function report(name, { passed, failed, skipped = 0, flaky = 0, output, processorTime, seconds: taken }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.processorTime += processorTime ?? 0;
  const counts = [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    flaky && `${flaky} flaky`,
  ].filter(Boolean);
  const processor = processorTime === null ? '' : `, ${seconds(processorTime)} s of processor time`;
  console.log(`${failed ? '✗' : '✓'} ${name}: ${counts.join(', ')} (${taken.toFixed(1)} s${processor})`);
  if (failed || flaky) console.log(output);
}

const BUILD = { name: 'build', command: ['node', 'packages/config/run/build.mjs'] };

/** Ways to provide the requirements of steps; each is tried once. */
const GETTING = {
  async build() {
    const result = await runStep(BUILD, folder);
    report(BUILD.name, result);
    return result.failed === 0;
  },
  postgres: () => hasPostgres(),
  async browser() {
    const { findChromium } = await import('./chromium.mjs');
    const path = findChromium();
    if (path) process.env.CHROMIUM_PATH = path;
    return path !== null;
  },
};
const got = new Map();
async function isThere(need) {
  if (!got.has(need)) got.set(need, await GETTING[need]());
  return got.get(need);
}

/** Skipped steps, by missing requirement. */
const left = new Map();

async function play(step) {
  for (const need of step.needs ?? []) {
    if (await isThere(need)) continue;
    left.set(need, [...(left.get(need) ?? []), step.name]);
    return;
  }
  report(step.name, await runStep(step, folder));
}

/** Runs steps in order, with at most `atOnce` of them in parallel. */
async function playAll(steps, atOnce) {
  const waiting = steps.values();
  const work = async () => {
    for (const step of waiting) await play(step);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const kind = { isAll, hasPostgres: hasPostgres() };
for (const stage of STAGES.filter((each) => only === undefined || only === each)) {
  const steps = STEPS.filter((step) => step.stage === stage).flatMap((step) => {
    const command = commandOf(step, kind);
    const environment = { [isAll ? 'TEST_ALL' : 'TEST_SAMPLE']: '1', ...step.environment?.[isAll ? 'all' : 'quick'] };
    return command ? [{ ...step, command, environment }] : [];
  });
  await playAll(steps, stage === 'static' ? 2 : 1);
}

for (const [need, names] of left) {
  console.log(`- ${names.join(', ')}: skipped, ${NEEDS[need].missing}`);
  total.skipped += 1;
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
if (total.processorTime > 0) console.log(`${seconds(total.processorTime)} s of processor time in total`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);
