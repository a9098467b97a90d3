import type { Block } from './document';
import { addElement, drawArtifact, drawLines, keepTogether, nextPage, wrap } from './sheet';
import type { Sheet } from './sheet';
import { COLOURS, PAGE, STYLES, TEXT_END, TEXT_WIDTH } from './typography';
import type { StyleName } from './typography';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A heading keeps this much of what follows it on its page, pt. */
const FOLLOWED_BY = 64;

/** Lines below each other, over as many pages as they need. */
function drawText(sheet: Sheet, tag: string, text: string, style: StyleName) {
  const element = addElement(sheet.root, sheet.pdf, tag);
  const { leading } = STYLES[style];
  let lines = wrap(sheet, text, style, TEXT_WIDTH);
  while (lines.length > 0) {
    keepTogether(sheet, leading);
    const fitting = lines.slice(0, Math.floor((TEXT_END - sheet.y) / leading));
    const { y } = sheet;
    element.add(() => drawLines(sheet, fitting, style, PAGE.left, y));
    sheet.y += fitting.length * leading;
    lines = lines.slice(fitting.length);
  }
  element.end();
}

/** The head of a document: what it is, and of whom. */
export function drawTitle(sheet: Sheet, { text, subtitle }: BlockOf<'title'>) {
  drawArtifact(sheet, 'Layout', () => sheet.pdf.rect(PAGE.left, sheet.y, TEXT_WIDTH, 3).fill(COLOURS.blue));
  sheet.y += 14;
  drawText(sheet, 'H1', text, 'title');
  drawText(sheet, 'P', subtitle, 'subtitle');
  sheet.y += 8;
}

/** A heading, on the page of what follows it, and in the list of bookmarks where that is asked for. */
export function drawHeading(sheet: Sheet, { level, text, bookmark, newPage }: BlockOf<'heading'>) {
  if (newPage && sheet.y > PAGE.top) nextPage(sheet);
  const style = level === 2 ? 'heading2' : 'heading3';
  if (sheet.y > PAGE.top) sheet.y += level === 2 ? 16 : 10;
  keepTogether(sheet, STYLES[style].leading + FOLLOWED_BY);
  const place = { expanded: false, top: sheet.y - 4, left: PAGE.width };
  // Title of a bookmark, not of the page: the same cleaning, without line breaks.
  if (bookmark) sheet.pdf.outline.addItem(wrap(sheet, text, style, Infinity).join(' '), place);
  drawText(sheet, `H${level}`, text, style);
  sheet.y += 3;
}

/** Running text, 4 pt below what stands above it on its page. */
export function drawParagraph(sheet: Sheet, { text }: BlockOf<'paragraph'>) {
  if (sheet.y > PAGE.top) sheet.y += 4;
  drawText(sheet, 'P', text, 'body');
}
