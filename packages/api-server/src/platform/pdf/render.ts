import type { Block, PdfDocument } from './document';
import { drawEntries } from './entries';
import { drawLetterhead } from './letterhead';
import { openSheet, drawArtifact, drawLines, widthOf, wrap, type Sheet } from './sheet';
import { drawGrid } from './table';
import { drawHeading, drawParagraph, drawTitle } from './text-blocks';
import { PAGE, TEXT_WIDTH } from './typography';

const HEAD_Y = 28;
const FOOT_Y = PAGE.height - 38;
/** Room for the number of the page, pt. */
const NUMBER = 80;

/** The first line of a text, in the style of margins. */
const oneLine = (sheet: Sheet, text: string, width: number) => wrap(sheet, text, 'margin', width).slice(0, 1);

/** Writes head and foot of every page, now that the number of pages is known. Who listens is spared them. */
function drawMargins(sheet: Sheet, { runningHead, footer }: PdfDocument) {
  const { pdf } = sheet;
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const number = `Page ${index + 1} of ${count}`;
    const numberX = PAGE.width - PAGE.right - widthOf(sheet, number, 'margin');
    drawArtifact(sheet, 'Pagination', () => {
      if (index > 0) drawLines(sheet, oneLine(sheet, runningHead, TEXT_WIDTH), 'margin', PAGE.left, HEAD_Y);
      drawLines(sheet, oneLine(sheet, footer, TEXT_WIDTH - NUMBER), 'margin', PAGE.left, FOOT_Y);
      drawLines(sheet, [number], 'margin', numberX, FOOT_Y);
    });
  }
}

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
    case 'letterhead':
      return drawLetterhead(sheet, block);
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

/** Renders a document; the bytes of a PDF 1.7. It takes the processor for as long as it lasts: see `renderer.ts`. */
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
