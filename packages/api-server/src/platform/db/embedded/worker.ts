/* oxlint-disable unicorn/require-post-message-target-origin -- origins belong to windows, threads have none */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableFs } from './durable-fs';
import type { EmbeddedRequest, EmbeddedSettings } from './start';

// The database runs in its own thread: otherwise a long query would block the whole portal.
const { folder, socket }: EmbeddedSettings = workerData;

const files = new DurableFs(folder);
const database = new PGlite({
  fs: files,
  startParams: [
    // Upstream switches fsync off, and its fdatasync does nothing.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    // The default of 128 MB doubles the memory of the process and makes nothing faster.
    '-c',
    'shared_buffers=32MB',
  ],
});
await database.waitReady;
await proveDurability();

// The socket server swallows a crash of the database and never answers again: the thread ends instead.
const run = database.execProtocolRawStream.bind(database);
database.execProtocolRawStream = (...call) =>
  run(...call).catch((error: unknown) => {
    setImmediate(() => {
      throw error;
    });
    throw error;
  });

const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 });
await server.start();

parentPort?.on('message', async (request: EmbeddedRequest) => {
  if (request === 'count-fsyncs') return parentPort?.postMessage(files.fsyncs);
  await server.stop();
  await database.close();
  // Ends this thread even if the database left a timer behind.
  process.exit();
});
parentPort?.postMessage('ready');

/** Writes one commit and checks that it was flushed to the disk; a database that only pretends to must not start. */
async function proveDurability() {
  const before = files.fsyncs;
  await database.query(`select pg_logical_emit_message(true, 'portal', 'fsync')`);
  if (files.fsyncs === before) throw new Error('The embedded database does not force commits to the disk.');
}
