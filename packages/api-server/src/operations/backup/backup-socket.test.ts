import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { emptyFolder, removePlaces } from '../../../test/backups';
import { askForBackup, openBackupSocket } from './backup-socket';

afterAll(() => removePlaces([]));

function aDataFolder(name = '') {
  const folder = join(emptyFolder(), name);
  mkdirSync(join(folder, 'run'), { recursive: true });
  return folder;
}

async function asked(dataDir: string) {
  const path = join(dataDir, 'received');
  const isAnswered = await askForBackup(dataDir, createWriteStream(path));
  return isAnswered && readFileSync(path, 'utf8');
}

const write = (text: string) => (visitor: Socket) => new Promise<void>((resolve) => visitor.end(text, resolve));

test.each([
  ['a short path', ''],
  ['a path that is too long for a socket', 'deep'.repeat(40)],
])('a caller receives a backup on %s', async (_what, name) => {
  const dataDir = aDataFolder(name);
  const folder = await openBackupSocket(dataDir, write('backup'), jest.fn());
  expect(await Promise.all([asked(dataDir), asked(dataDir)])).toEqual(['backup', 'backup']);
  await folder.close();
  expect(readdirSync(join(dataDir, 'run'))).toEqual([]);
  expect(await asked(dataDir)).toBe(false);
});

test('the socket does not answer without a running portal', async () => {
  const dataDir = aDataFolder();
  expect(await asked(dataDir)).toBe(false);
  const listen = `require('net').createServer().listen(${JSON.stringify(join(dataDir, 'run', 'backup'))}, () => console.log('up'))`;
  const killed = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(readdirSync(join(dataDir, 'run'))).toEqual(['backup']);
  expect(await asked(dataDir)).toBe(false);
  const folder = await openBackupSocket(dataDir, write('backup'), jest.fn());
  expect(await asked(dataDir)).toBe('backup');
  await folder.close();
});

test('a backup that fails is cut off and reported, and the socket stays open', async () => {
  const dataDir = aDataFolder();
  const failed = jest.fn();
  let isBroken = true;
  const folder = await openBackupSocket(
    dataDir,
    async (visitor) => {
      if (isBroken) throw new Error('no disk');
      await write('backup')(visitor);
    },
    failed,
  );
  expect(await asked(dataDir)).toBe('');
  expect(failed).toHaveBeenCalledWith(new Error('no disk'));
  isBroken = false;
  expect(await asked(dataDir)).toBe('backup');
  await folder.close();
});

test('closing does not wait for a slow client', async () => {
  const dataDir = aDataFolder();
  const visited = jest.fn(() => new Promise(() => {}));
  const folder = await openBackupSocket(dataDir, visited, jest.fn());
  const answer = asked(dataDir);
  while (visited.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await folder.close();
  expect(await answer).toBe('');
});
