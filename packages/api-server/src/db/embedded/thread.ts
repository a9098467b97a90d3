import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

export interface Thread<Request> {
  send: (request: Request) => void;
  /** Sends a request and waits for the next message of the thread. */
  ask: (request: Request) => Promise<unknown>;
  /** Sends a last request and waits for the end. */
  finish: (request: Request) => Promise<void>;
}

/** Starts a thread and waits for its first message. `onLost` is called when it ends without having been asked to. */
export async function startThread<Request>(
  file: URL,
  workerData: unknown,
  onLost: (error: Error) => void,
): Promise<Thread<Request>> {
  const worker = openWorker(file, workerData);
  let failure: { message?: string } | undefined;
  let isClosing = false;
  worker.on('error', (error) => (failure = Object(error)));
  const lost = () =>
    new Error(`The embedded database has stopped: ${failure?.message ?? 'its thread ended'}`, {
      cause: failure,
    });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const next = () => new Promise<unknown>((resolve) => worker.once('message', resolve));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- origins belong to windows, threads have none
  const send = (request: Request) => worker.postMessage(request);
  await Promise.race([
    next(),
    ended.then(() => {
      throw lost();
    }),
  ]);
  void ended.then(() => isClosing || onLost(lost()));
  return {
    send,
    ask: (request) => {
      send(request);
      return next();
    },
    finish: (request) => {
      isClosing = true;
      send(request);
      return ended;
    },
  };
}

/** A TypeScript file needs a loader, which a thread does not take over from the process that starts it. */
function openWorker(file: URL, workerData: unknown) {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, { workerData });
  const loaderPackage = createRequire(import.meta.url).resolve('tsx/package.json');
  const loader = new URL('dist/esm/api/index.mjs', pathToFileURL(loaderPackage)).href;
  const load = `import('${loader}').then(({ tsImport }) => tsImport('${file.href}', '${file.href}'))`;
  return new Worker(load, { workerData, eval: true });
}
