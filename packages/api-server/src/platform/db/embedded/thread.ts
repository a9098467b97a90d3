import { openThread } from '../../threads/open-thread';

export interface Thread<Request> {
  send: (request: Request) => void;
  /** Sends a request and waits for the next message of the thread. */
  ask: (request: Request) => Promise<unknown>;
  /** Sends a last request and waits for the end. */
  finish: (request: Request) => Promise<void>;
}

/** Starts a thread and waits for its first message. `onLost` is called if it ends without a request to do so. */
export async function startThread<Request>(
  file: URL,
  workerData: unknown,
  onLost: (error: Error) => void,
): Promise<Thread<Request>> {
  const worker = openThread(file, { workerData });
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
