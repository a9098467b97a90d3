/* oxlint-disable unicorn/require-post-message-target-origin -- origins belong to windows, threads have none */
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface TestThreadSettings {
  socket: string;
  /** File with a dumped data folder to start from. */
  snapshot?: string;
}

/** `dumpTo` names the file that a snapshot is written to. */
export type TestThreadRequest = 'close' | { dumpTo: string };

// In memory: tests need the tables and the behaviour, not the disk.
const { socket, snapshot }: TestThreadSettings = workerData;
const database = new PGlite({
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  ...(snapshot && { loadDataDir: new Blob([readFileSync(snapshot)]) }),
});
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 });
await server.start();

parentPort?.on('message', async (request: TestThreadRequest) => {
  if (request !== 'close') {
    const dump = await database.dumpDataDir('none');
    writeFileSync(request.dumpTo, new Uint8Array(await dump.arrayBuffer()));
    return parentPort?.postMessage('dumped');
  }
  // Nothing here outlives the tests, so there is nothing to close first.
  process.exit();
});
parentPort?.postMessage('ready');
