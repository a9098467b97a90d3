import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** What a reader gets out of a PDF. */
export interface ReadPdf {
  title: string;
  language: string;
  /** The text of each page. */
  pages: string[];
  bookmarks: string[];
  /** The kinds of parts that a screen reader finds, and how many of each. */
  parts: Record<string, number>;
  /** What its figures show. */
  figures: string[];
  /** Texts that reach beyond the edges of the page. */
  outside: string[];
}

/** The library ships ES modules, which the tests cannot load themselves: a thread of its own can. */
const READ = `
  const { parentPort, workerData } = require('node:worker_threads');
  async function read({ library, bytes }) {
    const { getDocumentProxy, extractText } = await import(library);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const parts = {};
    const figures = [];
    const count = ({ role, alt, children = [] }) => {
      if (role) parts[role] = (parts[role] ?? 0) + 1;
      if (role === 'Figure') figures.push(alt);
      children.forEach(count);
    };
    const outside = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const [, , right, top] = page.view;
      count(await page.getStructTree());
      for (const { str, transform: [, , , , x, y], width } of (await page.getTextContent()).items) {
        if (x < 0 || x + width > right || y < 0 || y > top) outside.push(str);
      }
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
    };
  }
  read(workerData).then((found) => parentPort.postMessage(found));
`;

/** Reads a PDF. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const library = pathToFileURL(
    createRequire(__filename)
      .resolve('unpdf')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  return new Promise((resolve, reject) => {
    const worker = new Worker(READ, { eval: true, workerData: { library, bytes } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** A text as it can be compared: without spaces, as lines are broken anywhere, and with one form of each letter. */
export const comparable = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, '');

/** All of its text, to be compared. */
export const wordsOf = ({ pages }: ReadPdf) => comparable(pages.join(''));
