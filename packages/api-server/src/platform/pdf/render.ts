import type { Block, PdfDocument } from './document';
import { drawEntries, leastOfEntries } from './entries';
import { drawLetterhead } from './letterhead';
import { drawPlot, heightOfPlot } from './plot';
import { openSheet, drawArtifact, drawLines, widthOf, wrap, type Sheet } from './sheet';
import { drawGrid, leastOfGrid, type Grid } from './table';
import { drawHeading, drawParagraph, drawTitle, heightOfHeading, leastOfParagraph } from './text-blocks';
import { COLOURS, PAGE, STYLES, TEXT_WIDTH } from './typography';

const HEAD_Y = 28;
const FOOT_Y = PAGE.height - 38;
/** Space for the page number, pt. */
const NUMBER = 80;

/** A text in one line of the style of margins, with an ellipsis if it is too long. */
function oneLine(sheet: Sheet, text: string, width: number): string[] {
  const [line = '', ...more] = wrap(sheet, text, 'margin', width - widthOf(sheet, ' …', 'margin'));
  return [more.length > 0 ? `${line.trimEnd()} …` : line];
}

/** Size and colour of a mark: readable at a glance, and the text below it stays readable. Its width fits on the page. */
const MARK = { size: 110, width: 940, colour: COLOURS.blue, opacity: 0.13, angle: -55 } as const;

/** Writes a mark across the page, as large as it fits. */
function drawMark({ pdf }: Sheet, mark: string) {
  const [middleX, middleY] = [PAGE.width / 2, PAGE.height / 2];
  pdf.save().rotate(MARK.angle, { origin: [middleX, middleY] });
  pdf.font('bold').fontSize(MARK.size);
  const size = Math.min(MARK.size, (MARK.size * MARK.width) / pdf.widthOfString(mark));
  pdf.fontSize(size).fillColor(MARK.colour, MARK.opacity);
  pdf.text(mark, middleX - pdf.widthOfString(mark) / 2, middleY - size / 2, { lineBreak: false });
  pdf.restore();
}

/** Draws head, foot and mark of every page, after the number of pages is known. Screen readers skip them. */
function drawMargins(sheet: Sheet, { runningHead, footer, mark }: PdfDocument) {
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
    if (mark) drawArtifact(sheet, 'Pagination', () => drawMark(sheet, mark));
  }
}

/** The first column of a table names the subject of its rows. */
function gridOf({ columns, rows }: Extract<Block, { kind: 'table' }>): Grid {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  return {
    x: PAGE.left,
    widths: columns.map(({ share }) => (share / shares) * TEXT_WIDTH),
    head: columns.map(({ title }) => ({ text: title, style: 'columnTitle', head: 'Column' })),
    rows: rows.map((cells) =>
      cells.map((text, index) => ({ text, style: 'body', ...(index === 0 && { head: 'Row' as const }) })),
    ),
  };
}

/** Distance between two blocks of rows, which would otherwise look like one, pt. */
const BETWEEN_GRIDS = 10;
const isGrid = (block: Block | undefined) => block?.kind === 'table' || block?.kind === 'entries';

/** A paragraph of fewer characters, and fewer entries than these, belong to a table below them. */
const INTRODUCES = { characters: 200, entries: 5 } as const;

/** Minimum height on a page of a table below a block that belongs to it, pt. */
const leastOfTable = (sheet: Sheet, [next]: readonly Block[]) =>
  next?.kind === 'table' ? BETWEEN_GRIDS + leastOf(sheet, [next]) : 0;

/**
 * Minimum height on a page at which the first of these blocks begins there, pt; for a heading, and for a few lines above
 * a table, including that of the block that follows.
 */
function leastOf(sheet: Sheet, [block, ...following]: readonly Block[]): number {
  switch (block?.kind) {
    case 'heading':
      return block.begins ? 0 : heightOfHeading(sheet, block) + leastOf(sheet, following);
    case 'paragraph': {
      const isShort = block.text.length < INTRODUCES.characters;
      return leastOfParagraph(sheet, block) + (isShort ? leastOfTable(sheet, following) : 0);
    }
    case 'entries': {
      const isShort = block.entries.length < INTRODUCES.entries;
      return leastOfEntries(sheet, block) + (isShort ? leastOfTable(sheet, following) : 0);
    }
    case 'plot':
      return heightOfPlot(block.scene);
    case 'table':
      return leastOfGrid(sheet, gridOf(block));
    default:
      return 0;
  }
}

function drawBlock(sheet: Sheet, block: Block, following: readonly Block[]) {
  switch (block.kind) {
    case 'letterhead':
      return drawLetterhead(sheet, block);
    case 'title':
      return drawTitle(sheet, block);
    case 'heading':
      return drawHeading(sheet, block, leastOf(sheet, following));
    case 'paragraph':
      return drawParagraph(sheet, block);
    case 'entries':
      return drawEntries(sheet, block);
    case 'plot':
      return drawPlot(sheet, block);
    case 'table':
      return drawGrid(sheet, gridOf(block));
  }
}

/** A page with fewer lines than this looks like a mistake. */
const LEAST_LINES = 5;
/** Maximum number of times that a document is drawn to improve its page breaks. */
const TRIES = 12;

interface Drawn {
  sheet: Sheet;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

function draw(document: PdfDocument, shortened: Sheet['shortened']): Drawn {
  const sheet = openSheet(document, shortened);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    sheet.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.pdf.on('end', resolve);
    sheet.pdf.on('error', reject);
  });
  for (const [index, block] of document.blocks.entries()) {
    if (isGrid(block) && isGrid(document.blocks[index - 1]) && sheet.y > PAGE.top) sheet.y += BETWEEN_GRIDS;
    drawBlock(sheet, block, document.blocks.slice(index + 1, index + 4));
  }
  sheet.root.end();
  drawMargins(sheet, document);
  async function bytes() {
    sheet.pdf.end();
    await ended;
    return Uint8Array.from(Buffer.concat(chunks));
  }
  return { sheet, bytes };
}

/** The first page, other than page one, that has too few lines. */
const thinPage = ({ lines }: Sheet) => lines.findIndex((each, page) => page > 0 && each.size < LEAST_LINES);

/** Renders a document; returns the bytes of a PDF 1.7. It blocks the thread: see `renderer.ts`. */
export async function render(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const shortened = new Map<number, number>();
  let drawn = draw(document, shortened);
  for (let tries = 1; tries < TRIES; tries += 1) {
    const thin = thinPage(drawn.sheet);
    if (thin < 0) break;
    // The previous page ends earlier, so that some of its lines move to this one.
    shortened.set(thin - 1, (shortened.get(thin - 1) ?? 0) + LEAST_LINES * STYLES.body.leading);
    drawn = draw(document, shortened);
  }
  return drawn.bytes();
}
