import type { PdfDocument } from '../src/platform/pdf/document';
import { render } from '../src/platform/pdf/render';
import { addElement, drawLines, openSheet, type Sheet } from '../src/platform/pdf/sheet';
import { accessibilityProblems } from './pdf-ua';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const DOCUMENT: PdfDocument = {
  title: 'A document',
  runningHead: 'Head',
  footer: 'Foot',
  author: 'Somebody',
  createdAt: new Date(0),
  blocks: [
    { kind: 'letterhead', lines: [{ text: 'A centre', isName: true }], logo: { bytes: PIXEL, alt: 'Its logo' } },
    { kind: 'title', text: 'A document', subtitle: 'About something' },
    { kind: 'heading', level: 2, text: 'Values' },
    { kind: 'entries', entries: [{ label: 'One', value: '1' }] },
    {
      kind: 'table',
      columns: [
        { title: 'A', share: 1 },
        { title: 'B', share: 1 },
      ],
      rows: [['a', 'b']],
    },
  ],
};

/** The document with the first of these words replaced by one of the same length, so that the others do not move. */
async function harmed(from: string, to: string) {
  const source = Buffer.from(await render(DOCUMENT)).toString('latin1');
  if (!source.includes(from) || from.length !== to.length) throw new Error(`${from} cannot be harmed.`);
  return Buffer.from(source.replace(from, to), 'latin1');
}

test('a valid document has no problems', async () => {
  expect(accessibilityProblems(await render(DOCUMENT))).toEqual([]);
});

test.each<[from: string, to: string, problem: string]>([
  ['/Marked true', '/Marked nope', 'catalog: marked'],
  ['/Lang (en)', '/Lnag (en)', 'catalog: language'],
  ['/DisplayDocTitle true', '/DisplayDocTitle nope', 'catalog: title shown'],
  ['<pdfuaid:part>', '<pdfuaid:pert>', 'catalog: pdfuaid:part'],
  ['<dc:title>', '<dc:tital>', 'catalog: dc:title'],
  ['/FontFile2', '/FontFile9', 'not embedded'],
  ['/ToUnicode', '/ToUnicold', 'no ToUnicode'],
  ['/S /Document', '/S /Documint', 'the root is no single document'],
  ['/ParentTree ', '/ParentTrie ', 'no parent tree'],
  ['/S /H2', '/S /H3', 'H3 after H1'],
  ['/S /H1', '/S /Hx', 'Hx: no standard tag'],
  ['/S /TR', '/S /LI', 'Table: children'],
  ['/S /TD', '/S /LI', 'TR: a child in the wrong place'],
  ['/Scope /Row', '/Scope /Raw', 'TH: no scope'],
  ['/Alt (', '/Elt (', 'Figure: no alternative text'],
  ['/BBox', '/BBux', 'Figure: no BBox'],
  ['/StructParents ', '/StructPerents ', 'no parents'],
  ['/K [0]', '/K [1]', 'content that is drawn is not content that is told'],
  ['/K [0]', '/Q [0]', 'P: empty'],
])('%s changed to %s is found', async (from, to, problem) => {
  expect(accessibilityProblems(await harmed(from, to)).join('\n')).toContain(problem);
});

/** A document that is drawn directly with pdfkit. */
async function drawn(draw: (sheet: Sheet) => void) {
  const sheet = openSheet(DOCUMENT);
  const chunks: Buffer[] = [];
  sheet.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => sheet.pdf.on('end', resolve));
  draw(sheet);
  sheet.root.end();
  sheet.pdf.end();
  await ended;
  return accessibilityProblems(Buffer.concat(chunks));
}

test('text, rules and annotations without a structure element are found', async () => {
  const found = await drawn((sheet) => {
    drawLines(sheet, ['Lost'], 'body', 50, 50);
    sheet.pdf.moveTo(0, 0).lineTo(10, 10).stroke();
    sheet.pdf.link(0, 0, 10, 10, 'https://site.example');
  });
  const wanted = ['TJ is neither', 'S is neither', 'annotation: not in the structure', 'annotation: no contents'];
  expect(wanted.filter((problem) => !found.join('\n').includes(problem))).toEqual([]);
});

test('tables with uneven rows or without headers, and lists without items, are found', async () => {
  const found = await drawn((sheet) => {
    const { pdf, root } = sheet;
    const table = addElement(root, pdf, 'Table');
    for (const length of [1, 2]) {
      const row = addElement(table, pdf, 'TR');
      for (let count = 0; count < length; count += 1)
        addElement(row, pdf, 'TD').add(() => drawLines(sheet, ['x'], 'body', 50, 50));
    }
    addElement(addElement(root, pdf, 'L'), pdf, 'P').add(() => drawLines(sheet, ['x'], 'body', 50, 90));
  });
  expect(found).toEqual(['Table: rows of different lengths', 'Table: no heads', 'L: children P']);
});
