import type { Block, PdfDocument } from '../../platform/pdf/document';
import { drawEntries } from '../../platform/pdf/entries';
import { drawMargins } from '../../platform/pdf/page-margins';
import { openSheet } from '../../platform/pdf/sheet';
import type { Sheet } from '../../platform/pdf/sheet';
import { drawGrid } from '../../platform/pdf/table';
import { drawHeading, drawParagraph, drawTitle } from '../../platform/pdf/text-blocks';
import { PAGE, TEXT_WIDTH } from '../../platform/pdf/typography';

/** The first column of a table says what its rows are about. */
function drawTable(sheet: Sheet, { columns, rows }: Extract<Block, { kind: 'table' }>) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  drawGrid(sheet, {
    x: PAGE.left,
    widths: columns.map(({ share }) => (share / shares) * TEXT_WIDTH),
    head: columns.map(({ title }) => ({ text: title, style: 'columnTitle', head: 'Column' })),
    rows: rows.map((cells) =>
      cells.map((text, index) => ({ text, style: 'body', ...(index === 0 && { head: 'Row' as const }) })),
    ),
  });
}

function drawBlock(sheet: Sheet, block: Block) {
  switch (block.kind) {
    case 'title':
      return drawTitle(sheet, block);
    case 'heading':
      return drawHeading(sheet, block);
    case 'paragraph':
      return drawParagraph(sheet, block);
    case 'entries':
      return drawEntries(sheet, block);
    case 'table':
      return drawTable(sheet, block);
  }
}

/** Draws a document; the bytes of a PDF 1.7. It takes the processor for as long as it lasts: see `renderer.ts`. */
export async function render(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(document);
  const chunks: Buffer[] = [];
  const drawn = new Promise<void>((resolve, reject) => {
    sheet.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.pdf.on('end', resolve);
    sheet.pdf.on('error', reject);
  });
  for (const block of document.blocks) drawBlock(sheet, block);
  sheet.root.end();
  drawMargins(sheet, document);
  sheet.pdf.end();
  await drawn;
  return Uint8Array.from(Buffer.concat(chunks));
}
