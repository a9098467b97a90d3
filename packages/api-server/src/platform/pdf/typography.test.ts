// @own-modules: a font remembers its glyphs.
import { readPdf, renderHere, wordsOf } from '../../../test/pdf';
import type { PdfDocument } from './document';

const saying = (text: string): PdfDocument => ({
  title: 'T',
  runningHead: '',
  footer: '',
  author: '',
  createdAt: new Date(0),
  blocks: [{ kind: 'title', text: 'T', subtitle: text }],
});

test('a letter can be copied after a document that has it only below an accent', async () => {
  await renderHere.render(saying('Σωτήρ'));
  expect(wordsOf(await readPdf(await renderHere.render(saying('η'))))).toContain('η');
});
