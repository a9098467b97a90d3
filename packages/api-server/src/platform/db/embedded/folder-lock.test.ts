import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, lockFolder } from './folder-lock';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lock is held once, refused with the id of its holder, and free again after the release', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toEqual(new LockedError(String(process.pid)));
  await lock.release();
  await (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of many concurrent requests, exactly one gets the lock', async () => {
  for (let round = 0; round < 20; round += 1) {
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  }
});

/** Imitates a process with that name: it sends one answer after the other, and ends after the last. */
const rival = (name: string, answers: string[]) =>
  new Promise<void>((resolve) => {
    const server = createServer((socket) => {
      socket.end(`${answers.shift()} 4711`);
      if (answers.length === 0) server.close();
    });
    server.listen(join(folder, name), () => resolve());
  });

describe('another one that starts at the same moment', () => {
  test('wins against a larger name', async () => {
    await rival('lock-0', ['starting']);
    await expect(lockFolder(folder)).rejects.toEqual(new LockedError('4711'));
  });

  test('gives way to a smaller name, and is waited for', async () => {
    await rival('lock-z', ['starting', 'starting']);
    await (await lockFolder(folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('wins against a smaller name if it had looked before that one existed', async () => {
    await rival('lock-z', ['starting', 'held']);
    await expect(lockFolder(folder)).rejects.toEqual(new LockedError('4711'));
  });
});

test('the socket of a killed process is not a lock', async () => {
  const listen = `require('net').createServer().listen(${JSON.stringify(join(folder, 'lock-0'))}, () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(folder)).toEqual(['lock-0']);
  const lock = await lockFolder(folder);
  expect(readdirSync(folder)).not.toContain('lock-0');
  await lock.release();
});

test('a process that listens but is too busy to answer keeps its lock', async () => {
  const busy = `require('net').createServer().listen(${JSON.stringify(join(folder, 'lock-0'))}, () => { process.stdout.write('up'); setImmediate(() => { for (;;); }); })`;
  const child = spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  try {
    await expect(lockFolder(folder)).rejects.toThrow(LockedError);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
