/* oxlint-disable unicorn/require-post-message-target-origin -- origins belong to windows, threads have none */
import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './document';
import { render } from './render';

/** The thread's answer: the bytes, or the reason why there are none. */
export type RenderAnswer = { bytes: Uint8Array<ArrayBuffer> } | { problem: string };

// Rendering takes much processor time: in its own thread, it does not delay requests.
parentPort?.on('message', async (document: PdfDocument) => {
  try {
    const bytes = await render(document);
    parentPort?.postMessage({ bytes } satisfies RenderAnswer, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage({ problem: (error as Error).stack ?? String(error) } satisfies RenderAnswer);
  }
});
