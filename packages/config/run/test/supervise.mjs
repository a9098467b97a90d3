import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ProcessTree } from './processes.mjs';

/*
 * Runs a program, and answers for all processes that come of it: they end with the program, and at once when the process
 * that asked for it is gone. That is noticed by the channel between the two, whatever ended it.
 */

const { values, positionals } = parseArgs({
  options: { uid: { type: 'string' }, gid: { type: 'string' }, folder: { type: 'string' } },
  allowPositionals: true,
});
const [program, ...args] = positionals;

/** How often processes are looked at, ms: one that lives for less may escape. */
const INTERVAL = 1000;
/** How long processes may take to end by themselves, ms. */
const GRACE = 3000;

const tree = new ProcessTree();

function signalAll(signal) {
  const running = tree.running();
  for (const pid of running) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
  return running.length > 0;
}

/** Ends every process that is left. */
async function endAll() {
  if (!signalAll('SIGTERM')) return;
  for (let waited = 0; waited < GRACE && tree.running().length > 0; waited += 50) await sleep(50);
  // More than once: a process may start another while it is looked for.
  while (signalAll('SIGKILL')) await sleep(50);
}

const account = values.uid === undefined ? {} : { uid: Number(values.uid), gid: Number(values.gid) };
const child = spawn(program, args, { ...account, stdio: ['ignore', 'inherit', 'inherit'] });
const sampling = setInterval(() => tree.sample(), INTERVAL);

async function finish(status) {
  clearInterval(sampling);
  await endAll();
  if (process.connected) process.send({ processorTime: tree.processorTime() });
  process.exit(status);
}

child.once('error', (error) => {
  console.error(error.message);
  void finish(127);
});
child.once('exit', (status) => void finish(status ?? 1));

process.once('disconnect', async () => {
  // The program may end first now, and is not to end this process before all others are gone.
  child.removeAllListeners('exit');
  clearInterval(sampling);
  await endAll();
  if (values.folder) rmSync(values.folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT']) process.on(signal, () => child.kill(signal));
