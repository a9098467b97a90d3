import type { Block } from './document';
import { addElement, drawArtifact, drawLines, endOf, keepTogether, nextPage, wrap } from './sheet';
import type { Sheet } from './sheet';
import { COLOURS, PAGE, STYLES, TEXT_WIDTH } from './typography';
import type { StyleName } from './typography';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Minimum number of lines of a text on each page when it is split. */
const LEAST_LINES = 3;

/** Number of these lines for a page with the given space: the next page gets none, or enough of them. */
const linesHere = (count: number, room: number) =>
  room >= count ? count : Math.max(Math.min(room, count - LEAST_LINES), 1);

/** Minimum height on a page at which a paragraph begins there, pt. */
export const leastOfParagraph = (sheet: Sheet, { text }: BlockOf<'paragraph'>) =>
  4 + Math.min(wrap(sheet, text, 'body', TEXT_WIDTH).length, LEAST_LINES) * STYLES.body.leading;

/** Lines of text, over as many pages as they need. */
function drawText(sheet: Sheet, tag: string, text: string, style: StyleName) {
  const element = addElement(sheet.root, sheet.pdf, tag);
  const { leading } = STYLES[style];
  let lines = wrap(sheet, text, style, TEXT_WIDTH);
  while (lines.length > 0) {
    keepTogether(sheet, Math.min(lines.length, LEAST_LINES) * leading);
    const fitting = lines.slice(0, linesHere(lines.length, Math.floor((endOf(sheet) - sheet.y) / leading)));
    const { y } = sheet;
    element.add(() => drawLines(sheet, fitting, style, PAGE.left, y));
    sheet.y += fitting.length * leading;
    lines = lines.slice(fitting.length);
  }
  element.end();
}

/** The title of a document, and its subject. */
export function drawTitle(sheet: Sheet, { text, subtitle }: BlockOf<'title'>) {
  drawArtifact(sheet, 'Layout', () => sheet.pdf.rect(PAGE.left, sheet.y, TEXT_WIDTH, 3).fill(COLOURS.blue));
  sheet.y += 14;
  drawText(sheet, 'H1', text, 'title');
  drawText(sheet, 'P', subtitle, 'subtitle');
  sheet.y += 8;
}

/** Styles of headings, and the distances above and below, pt. */
const HEADINGS = { 2: { style: 'heading2', above: 16 }, 3: { style: 'heading3', above: 10 } } as const;
const BELOW = 3;
/** Lowest position of a heading, pt. */
const LOWEST = { page: PAGE.top, 'upper-half': PAGE.height / 2 } as const;

/** Height of a heading, pt. */
export const heightOfHeading = (sheet: Sheet, { level, text }: BlockOf<'heading'>) => {
  const { style, above } = HEADINGS[level];
  return above + wrap(sheet, text, style, TEXT_WIDTH).length * STYLES[style].leading + BELOW;
};

/** A heading, on the page of the following block, and in the bookmarks if requested. */
export function drawHeading(sheet: Sheet, heading: BlockOf<'heading'>, followedBy: number) {
  const { level, text, bookmark, begins } = heading;
  if (begins && sheet.y > LOWEST[begins]) nextPage(sheet);
  const { style, above } = HEADINGS[level];
  keepTogether(sheet, heightOfHeading(sheet, heading) + followedBy);
  if (sheet.y > PAGE.top) sheet.y += above;
  const place = { expanded: false, top: sheet.y - 4, left: PAGE.width };
  // Title of the bookmark, not on the page: the same cleaning, without line breaks.
  if (bookmark) sheet.pdf.outline.addItem(wrap(sheet, text, style, Infinity).join(' '), place);
  drawText(sheet, `H${level}`, text, style);
  sheet.y += BELOW;
}

/** Running text, with 4 pt above and below it on its page. */
export function drawParagraph(sheet: Sheet, { text }: BlockOf<'paragraph'>) {
  if (sheet.y > PAGE.top) sheet.y += 4;
  drawText(sheet, 'P', text, 'body');
  sheet.y += 4;
}
