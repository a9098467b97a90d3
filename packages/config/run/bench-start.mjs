import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, start } from './check/demo-portal.mjs';
import { ROOT } from './install.mjs';
import { ProcessTree } from './test/processes.mjs';

/**
 * Measures the start of a demonstration in clean clones of a revision: with an empty store of packages, with the store
 * that this filled, and once more in the same clone. For each it prints the time and the processor time until an
 * address answers and until the portal is ready, by phase. Linux only, since it reads processor times there.
 */
const { values } = parseArgs({ options: { at: { type: 'string', default: 'HEAD' } } });

/** Interval at which output and processes are read and the address is asked, ms. */
const INTERVAL = 200;

/** The phases by the line with which each begins; the last one ends with the greeting. */
const BEGINS = [/^Installing/m, /^Building/m, /^The portal is ready/m];
const PHASES = ['before', 'packages', 'build and content'];

const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));

/** Everything that npm and pnpm keep is in this folder. */
const environmentOf = (port) => ({
  ...process.env,
  XDG_DATA_HOME: join(folder, 'data'),
  XDG_CACHE_HOME: join(folder, 'cache'),
  XDG_STATE_HOME: join(folder, 'state'),
  npm_config_cache: join(folder, 'npm'),
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
});

function clone(name) {
  const place = join(folder, name);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, place]);
  execFileSync('git', ['checkout', '--quiet', values.at], { cwd: place });
  return place;
}

/**
 * Starts the portal in a clone and stops it once it is ready; returns the moment and the processor time of each phase.
 */
async function measure(place) {
  const port = await freePort();
  const tree = new ProcessTree();
  tree.sample();
  const [startedAt, before] = [Date.now(), tree.processorTime()];
  const now = () => {
    tree.sample();
    return { time: Date.now() - startedAt, processor: tree.processorTime() - before };
  };
  const program = join(place, 'packages/config/run/start.mjs');
  const portal = start(process.execPath, [program], { cwd: place, env: environmentOf(port) });
  const marks = [];
  let answered;
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) answered = now();
    isAsking = false;
  };
  while (!marks[PHASES.length - 1]) {
    if (portal.hasEnded()) throw new Error(`The portal did not start:\n${portal.output()}`);
    for (const [phase, begins] of BEGINS.entries()) if (begins.test(portal.output())) marks[phase] ??= now();
    if (!answered && !isAsking) void ask();
    tree.sample();
    await sleep(INTERVAL);
  }
  await portal.stop();
  return { marks, answered };
}

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const shown = (from, to) =>
  from && to ? `${seconds(to.time - from.time)} (${seconds(to.processor - from.processor)})` : '–';

const BEGIN = { time: 0, processor: 0 };

function row(name, { marks, answered }) {
  const [packages, build, ready] = marks;
  const phases = [
    [BEGIN, packages ?? build ?? ready],
    [packages, build ?? ready],
    [build, ready],
    [BEGIN, answered ?? ready],
    [BEGIN, ready],
  ];
  console.log(`| ${[name, ...phases.map(([from, to]) => shown(from, to))].join(' | ')} |`);
}

try {
  console.log('Seconds, and in brackets seconds of processor time of all processes.\n');
  console.log(
    `| start | ${PHASES.join(' | ')} | until it answers | until it is ready |\n| --- | ---: | ---: | ---: | ---: | ---: |`,
  );
  row('clean clone, empty store', await measure(clone('first')));
  const second = clone('second');
  row('clean clone, full store', await measure(second));
  row('second start', await measure(second));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
