import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hasPostgres } from '../postgres.mjs';
import { isRunning, ProcessTree } from './processes.mjs';

const FIXTURE = fileURLToPath(new URL('./interrupted-run.fixture.mjs', import.meta.url));
const SUPERVISE = fileURLToPath(new URL('./supervise.mjs', import.meta.url));

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-supervised-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Waits as long as it takes; a test that waits for ever is ended by jest, which says where. */
async function until(holds) {
  while (!holds()) await sleep(50);
}

const idsIn = (file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean).map(Number);

/** Starts a run, and waits until all that it starts runs: so many processes, or more. */
async function startRun(mode, least) {
  const runner = spawn(process.execPath, [FIXTURE, folder, '--mode', mode], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await until(() => existsSync(join(folder, 'ready')));
  const processes = idsIn('ready');
  expect(processes.length).toBeGreaterThanOrEqual(least);
  expect(processes.filter(isRunning)).toEqual(processes);
  return { runner, processes };
}

/** Ends the run alone; everything that it has started must go, with what it wrote. */
async function endRun({ runner, processes }, signal) {
  runner.kill(signal);
  await until(() => !processes.some(isRunning));
  await until(() => !existsSync(join(folder, 'run')));
  return processes.filter(isRunning);
}

// A portal is two processes, a database is several, and beside them is one that has left its group: with the thorough tests.
const PORTAL = ['its portal and its database', 'portal', hasPostgres() ? 6 : 3];
const PLAIN = ['what has left its group', 'plain', 1];

test.each(process.env.TEST_ALL ? [PORTAL, PLAIN] : [PLAIN])(
  'a run that is killed takes %s with it, and what they wrote',
  async (_what, mode, least) => {
    expect(await endRun(await startRun(mode, least), 'SIGKILL')).toEqual([]);
  },
  600_000,
);

test.each(['SIGTERM', 'SIGINT'])(
  'so does one that %s ends',
  async (signal) => {
    expect(await endRun(await startRun('plain', 1), signal)).toEqual([]);
  },
  600_000,
);

test('a program that ends takes with it what it has started and left', async () => {
  const supervisor = spawn(process.execPath, [SUPERVISE, '--', process.execPath, FIXTURE, folder, '--mode', 'leave'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const told = new Promise((resolve) => supervisor.once('message', resolve));
  const status = await new Promise((resolve) => supervisor.once('close', resolve));
  expect(status).toBe(3);
  expect(idsIn('left').filter(isRunning)).toEqual([]);
  const { processorTime } = await told;
  // The orphaned process has used processor time that no parent waited for; not every system reports it.
  expect(processorTime ?? 300).toBeGreaterThanOrEqual(300);
}, 600_000);

test('processes below this one are found, and not this one itself', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const tree = new ProcessTree();
  expect(tree.running()).toContain(child.pid);
  expect(tree.running()).not.toContain(process.pid);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(tree.running()).not.toContain(child.pid);
});
