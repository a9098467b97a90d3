import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, lockFolder } from './folder-lock';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('held once, refused with the process that holds it, free again after the release', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toEqual(new LockedError(String(process.pid)));
  await lock.release();
  await (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('of many that start at the same moment, exactly one gets it', async () => {
  for (let round = 0; round < 20; round += 1) {
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  }
});

test('what a killed process left behind is no lock', async () => {
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
