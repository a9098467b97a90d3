import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startThread } from './thread';

const folder = mkdtempSync(join(tmpdir(), 'thread-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const aThread = (body: string) => {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${body}`);
  return pathToFileURL(file);
};

test('a thread that dies is reported, with the reason', async () => {
  const lost = new Promise<Error>((resolve) => {
    void startThread(
      aThread(`parentPort.postMessage('ready'); setTimeout(() => { throw new Error('crashed'); }, 20);`),
      {},
      resolve,
    );
  });
  expect((await lost).message).toBe('The embedded database has stopped: crashed');
});

test('a thread that cannot start makes the start fail', async () => {
  const onLost = jest.fn();
  await expect(startThread(aThread(`throw new Error('no memory');`), {}, onLost)).rejects.toThrow('no memory');
  expect(onLost).not.toHaveBeenCalled();
});

test('a thread that was asked to end is not reported', async () => {
  const onLost = jest.fn();
  const thread = await startThread(
    aThread(`parentPort.postMessage('ready'); parentPort.on('message', () => process.exit());`),
    {},
    onLost,
  );
  await thread.finish('close');
  expect(onLost).not.toHaveBeenCalled();
});
