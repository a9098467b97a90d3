import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startDemoPortal } from '../check/demo-portal.mjs';
import { startPostgres } from '../postgres.mjs';
import { ProcessTree } from './processes.mjs';
import { endAll, run } from './run-step.mjs';

/* A run like that of `npm test`, for the test that interrupts it, called as `<folder> --mode <mode>`. In mode
   `portal`, its step (`portal-step`) starts a portal, a process that leaves its group, and a database if PostgreSQL
   is installed; in mode `plain`, its step (`plain-step`) starts only that process; `leave` exits and leaves a
   process behind. */

const MODES = {
  portal: () => play('portal-step'),
  'portal-step': portalStep,
  plain: () => play('plain-step'),
  'plain-step': plainStep,
  leave,
};

const { values, positionals } = parseArgs({ options: { mode: { type: 'string' } }, allowPositionals: true });
const [folder] = positionals;
const HERE = fileURLToPath(import.meta.url);
/** Uses the processor for a moment, says so in a file, then stays idle. */
const BUSY = `while (process.cpuUsage().user < 400_000);
  require('node:fs').writeFileSync(process.argv[1], ''); setInterval(() => {}, 1000)`;

/** Writes process ids atomically, so that the test reads all of them or none. */
function record(file, ids) {
  writeFileSync(join(folder, `${file}.draft`), ids.join('\n'));
  renameSync(join(folder, `${file}.draft`), join(folder, file));
}

/** A process that leaves its group and its parent. */
const start = () => {
  const child = spawn(process.execPath, ['-e', BUSY, join(folder, 'used')], { stdio: 'ignore', detached: true });
  child.unref();
  return child.pid;
};

function plainStep() {
  start();
  record('ready', new ProcessTree().running());
  setInterval(() => {}, 1000);
}

async function portalStep() {
  const postgres = await startPostgres();
  await startDemoPortal(postgres ? { DATABASE_URL: postgres.url } : {});
  start();
  record('ready', new ProcessTree().running());
  setInterval(() => {}, 1000);
}

async function leave() {
  record('left', [start()]);
  while (!existsSync(join(folder, 'used'))) await sleep(100);
  // The supervisor checks processes once a second.
  await sleep(3000);
  process.exit(3);
}

async function play(step) {
  const own = join(folder, 'run');
  mkdirSync(own);
  // The database's account must pass through them to its own folder.
  for (const each of [folder, own]) chmodSync(each, 0o711);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void endAll().then(() => process.exit(1)));
  await run([process.execPath, HERE, folder, '--mode', step], { folder: own });
}

if (!Object.hasOwn(MODES, values.mode))
  throw new Error(`There is no mode "${values.mode}"; there are ${Object.keys(MODES).join(', ')}.`);
await MODES[values.mode]();
