import { once } from 'node:events';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { render } from '../src/platform/pdf/render';
import type { Renderer } from '../src/platform/pdf/renderer';

/** Renders without a thread: starting one takes longer than its document, and threads have their own tests. */
export const renderHere: Renderer = { render, close: async () => {} };

/** Draws nothing: most tests are not about the content of a document, and drawing takes longer than the whole call. */
export const drawNothing: Renderer = {
  render: async () => Uint8Array.from(Buffer.from('%PDF-1.7')),
  close: async () => {},
};

/** The content of a PDF for a reader. */
export interface ReadPdf {
  title: string;
  language: string;
  pages: string[];
  bookmarks: string[];
  /** The kinds of structure elements, and the number of each. */
  parts: Record<string, number>;
  /** The descriptions of its figures. */
  figures: string[];
  /** The type sizes of the lines of each page between head and foot, from top to bottom. */
  lines: number[][];
  /** Texts that extend beyond the edges of the page. */
  outside: string[];
}

/** The library ships ES modules, which the tests cannot load themselves: a separate thread can. */
const READ = `
  const { parentPort, workerData } = require('node:worker_threads');
  async function read(bytes) {
    const { getDocumentProxy, extractText } = await import(workerData);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const parts = {};
    const figures = [];
    const count = ({ role, alt, children = [] }) => {
      if (role) parts[role] = (parts[role] ?? 0) + 1;
      if (role === 'Figure') figures.push(alt);
      children.forEach(count);
    };
    const outside = [];
    const lines = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [, , right, top] = page.view;
      count(await page.getStructTree());
      const sizes = new Map();
      for (const { str, transform: [size, , , , x, y], width } of (await page.getTextContent()).items) {
        if (x < 0 || x + width > right || y < 0 || y > top) outside.push(str);
        const line = Math.round(y);
        if (str.trim() && y > 58 && y < top - 50) sizes.set(line, Math.max(size, sizes.get(line) ?? 0));
      }
      lines.push([...sizes].sort(([above], [below]) => below - above).map(([, size]) => size));
    }
    const { info } = await pdf.getMetadata();
    return {
      title: info.Title,
      language: info.Language,
      pages: (await extractText(pdf, { mergePages: false })).text,
      bookmarks: ((await pdf.getOutline()) ?? []).map(({ title }) => title),
      parts,
      figures,
      outside,
      lines,
    };
  }
  parentPort.on('message', ({ bytes, port }) =>
    read(bytes).then(
      (found) => port.postMessage({ found }),
      (error) => port.postMessage({ problem: error.stack }),
    ),
  );
`;

/** One for all PDFs of a test file, since loading the library takes longer than reading. */
let reader: Worker | undefined;
afterAll(() => reader?.terminate());

function openReader() {
  const library = pathToFileURL(
    createRequire(__filename)
      .resolve('unpdf')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  return new Worker(READ, { eval: true, workerData: library });
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  reader ??= openReader();
  const { port1, port2 } = new MessageChannel();
  reader.postMessage({ bytes, port: port2 }, [port2]);
  const [{ found, problem }] = await once(port1, 'message');
  port1.close();
  if (problem) throw new Error(problem);
  return found;
}

/** A text for comparisons: without spaces, as lines may be broken anywhere, and with one form of each letter. */
export const comparable = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

/** All of its text, for comparisons. */
export const wordsOf = ({ pages }: ReadPdf) => comparable(pages.join(''));
