import type { Worker } from 'node:worker_threads';
import { openThread } from '../threads/open-thread';
import type { PdfDocument } from './document';
import type { RenderAnswer } from './worker';

/** Makes PDFs, one after the other, in a dedicated thread. */
export interface Renderer {
  /** The bytes of the document; rejects if it cannot be rendered, or if too many are waiting. */
  render: (document: PdfDocument) => Promise<Uint8Array>;
  /** Ends the thread; a document in hand fails. */
  close: () => Promise<void>;
}

/** The queue of documents is full; the client may try again later. */
export class RendererBusyError extends Error {}

interface Settings {
  openWorker?: () => Worker;
  /** Maximum number of documents that are waiting or in hand. */
  mostAtOnce?: number;
  /** Time limit of a document, ms. */
  timeLimit?: number;
}

/** Opens the renderer. Its thread starts with the first document, and again after a crash. */
export function openRenderer({ openWorker = ownWorker, mostAtOnce = 20, timeLimit = 60_000 }: Settings = {}): Renderer {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  let isClosed = false;

  function start() {
    const started = openWorker();
    // Also between two documents: an error without a listener would end the portal.
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function renderInThread(document: PdfDocument): Promise<Uint8Array> {
    if (isClosed) throw new Error('The renderer of PDFs is closed.');
    worker ??= start();
    const answer = await ask(worker, document, timeLimit);
    if ('problem' in answer) throw new Error(`The document could not be rendered: ${answer.problem}`);
    return answer.bytes;
  }

  return {
    render(document) {
      if (count >= mostAtOnce) return Promise.reject(new RendererBusyError('Too many documents wait to be rendered.'));
      count += 1;
      const rendered = last.then(() => renderInThread(document)).finally(() => (count -= 1));
      last = rendered.catch(() => undefined);
      return rendered;
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}

/** Passes a document to the thread; rejects if the thread ends or takes too long, which ends it. */
function ask(worker: Worker, document: PdfDocument, timeLimit: number): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    let reason = 'its thread ended';
    const timer = setTimeout(() => {
      reason = `it took longer than ${timeLimit} ms`;
      void worker.terminate();
    }, timeLimit);
    const onError = (error: Error) => (reason = error.message);
    const onExit = () => settle(() => reject(new Error(`The document could not be rendered: ${reason}.`)));
    const onMessage = (answer: RenderAnswer) => settle(() => resolve(answer));
    function settle(finish: () => void) {
      clearTimeout(timer);
      worker.off('error', onError).off('exit', onExit).off('message', onMessage);
      finish();
    }
    worker.on('error', onError).on('exit', onExit).on('message', onMessage);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- origins belong to windows, threads have none
    worker.postMessage(document);
  });
}

/** Running out of memory crashes only the thread. */
const MEMORY = { maxOldGenerationSizeMb: 512 };

/** In a build, the thread's file is beside the server's; in the source, it is the TypeScript file beside this one. */
function ownWorker() {
  const here = import.meta.url;
  const file = new URL(here.endsWith('.ts') ? './worker.ts' : './pdf-worker.mjs', here);
  return openThread(file, { resourceLimits: MEMORY });
}
