import { outliveNoPortal } from '../programs/outlive-no-portal';
import type { PdfDocument } from './document';
import { render } from './render';

/** What the program answers: the bytes, or the reason why there are none. */
export type RenderAnswer = { bytes: Uint8Array } | { problem: string };

// Rendering takes much processor time: in a process of its own, it does not delay requests.
process.on('message', async (document: PdfDocument) => {
  const answer: RenderAnswer = await render(document).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ problem: (error as Error).stack ?? String(error) }),
  );
  process.send?.(answer);
});
outliveNoPortal();
