import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ProcessTree } from './processes.mjs';

/* Runs a program and supervises all of its descendants: they end with the program, or immediately when the
   requesting process is gone. The channel between the two detects that, whatever the reason. */

const { values, positionals } = parseArgs({
  options: { uid: { type: 'string' }, gid: { type: 'string' }, folder: { type: 'string' } },
  allowPositionals: true,
});
const [program, ...args] = positionals;

/** Interval between checks of processes, in milliseconds; processes with a shorter life may be missed. */
const INTERVAL = 1000;
/** Time in which processes may exit by themselves, in milliseconds. */
const GRACE = 3000;

const tree = new ProcessTree();

function signalAll(signal) {
  const running = tree.running();
  for (const pid of running) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has already ended.
    }
  }
  return running.length > 0;
}

async function endAll() {
  if (!signalAll('SIGTERM')) return;
  for (let waited = 0; waited < GRACE && tree.running().length > 0; waited += 50) await sleep(50);
  // Repeatedly, since a process may start another one during the search.
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
  // The program may end first from here on, and must not end this process before the others are gone.
  child.removeAllListeners('exit');
  clearInterval(sampling);
  await endAll();
  if (values.folder) rmSync(values.folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT']) process.on(signal, () => child.kill(signal));
