import type { ChildProcess } from 'node:child_process';
import { askProgram } from '../programs/ask-program';
import { keepPrograms } from '../programs/programs';
import { startProgram } from '../programs/start-program';
import type { PdfDocument } from './document';
import type { RenderAnswer } from './program';

/** Makes PDFs, one after the other, in a process of its own. */
export interface Renderer {
  /** The bytes of the document; rejects if it cannot be rendered, or if too many are waiting. */
  render: (document: PdfDocument) => Promise<Uint8Array>;
  /** Ends the program; a document in hand fails. */
  close: () => Promise<void>;
}

/** The queue of documents is full; the client may try again later. */
export class RendererBusyError extends Error {}

interface Settings {
  start?: () => ChildProcess;
  /** Maximum number of documents that are waiting or in hand. */
  mostAtOnce?: number;
  /** Time limit of a document, ms. */
  timeLimit?: number;
  /** Time after which a program without work is ended, ms. */
  restAfter?: number;
}

/** Opens the renderer. */
export function openRenderer(settings: Settings = {}): Renderer {
  const { start = startRenderProgram, mostAtOnce = 20, timeLimit = 60_000, restAfter } = settings;
  const programs = keepPrograms({ start, restAfter });
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  let isClosed = false;

  async function renderInTurn(document: PdfDocument): Promise<Uint8Array> {
    if (isClosed) throw new Error('The renderer of PDFs is closed.');
    const answer = await programs.use((child) => ask(child, document, timeLimit));
    if ('problem' in answer) throw new Error(`The document could not be rendered: ${answer.problem}`);
    return answer.bytes;
  }

  return {
    render(document) {
      if (count >= mostAtOnce) return Promise.reject(new RendererBusyError('Too many documents wait to be rendered.'));
      count += 1;
      const rendered = last.then(() => renderInTurn(document)).finally(() => (count -= 1));
      last = rendered.catch(() => undefined);
      return rendered;
    },
    close() {
      isClosed = true;
      return programs.close();
    },
  };
}

/** Has a document rendered by the program; one that takes too long is ended. */
async function ask(child: ChildProcess, document: PdfDocument, timeLimit: number): Promise<RenderAnswer> {
  let isTooLong = false;
  const timer = setTimeout(() => {
    isTooLong = true;
    child.kill('SIGKILL');
  }, timeLimit);
  try {
    return (await askProgram(child, document)) as RenderAnswer;
  } catch (error) {
    return { problem: isTooLong ? `it took longer than ${timeLimit} ms.` : `${(error as Error).message}.` };
  } finally {
    clearTimeout(timer);
  }
}

/** Starts the program. One that runs out of memory fails alone. */
const startRenderProgram = () =>
  startProgram(import.meta.url, { source: './program.ts', built: './pdf-program.mjs', heap: 512 });
