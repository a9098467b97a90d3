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

/** Waits without a limit; if a test hangs, jest ends it and reports its position. */
async function until(holds) {
  while (!holds()) await sleep(50);
}

const idsIn = (file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean).map(Number);

/** Starts a run, and waits until at least this number of processes is running. */
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

/** Ends only the run; all processes that it started must end, and its files must be removed. */
async function endRun({ runner, processes }, signal) {
  runner.kill(signal);
  await until(() => !processes.some(isRunning));
  await until(() => !existsSync(join(folder, 'run')));
  return processes.filter(isRunning);
}

// A portal has two processes, a database several, and one more has left its group; run with the thorough tests.
const PORTAL = ['its portal and its database', 'portal', hasPostgres() ? 6 : 3];
const PLAIN = ['a process that has left its group', 'plain', 1];

test.each(process.env.TEST_ALL ? [PORTAL, PLAIN] : [PLAIN])(
  'a killed run takes %s and their files with it',
  async (_what, mode, least) => {
    expect(await endRun(await startRun(mode, least), 'SIGKILL')).toEqual([]);
  },
  600_000,
);

test.each(['SIGTERM', 'SIGINT'])(
  'a run ended by %s takes its processes and files with it',
  async (signal) => {
    expect(await endRun(await startRun('plain', 1), signal)).toEqual([]);
  },
  600_000,
);

test('a program that exits takes its remaining child processes with it', async () => {
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

test('processes below this one are found, but not this one itself', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const tree = new ProcessTree();
  expect(tree.running()).toContain(child.pid);
  expect(tree.running()).not.toContain(process.pid);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(tree.running()).not.toContain(child.pid);
});
