import type { LetterheadLine } from '@portal/domain';
import type { Block } from './document';
import { drawPicture } from './picture';
import { addElement, drawLines, wrap } from './sheet';
import type { Sheet } from './sheet';
import { PAGE, STYLES, TEXT_WIDTH } from './typography';

/** Space for the logo at the right edge, and between it and the lines, pt. */
const LOGO = { width: 150, height: 64, distance: 16 } as const;
/** Distance below the letterhead, pt. */
const SPACE = 14;

/** Draws lines from the top of the page on, and returns their lower edge. */
function drawColumn(sheet: Sheet, lines: readonly LetterheadLine[], width: number): number {
  let { y } = sheet;
  for (const { text, isName } of lines) {
    const style = isName ? 'heading3' : 'label';
    const wrapped = wrap(sheet, text, style, width);
    const top = y;
    const element = addElement(sheet.root, sheet.pdf, 'P');
    element.add(() => drawLines(sheet, wrapped, style, PAGE.left, top));
    element.end();
    y += wrapped.length * STYLES[style].leading;
  }
  return y;
}

/** The issuer of the document: names and addresses, with the logo beside them. */
export function drawLetterhead(sheet: Sheet, { lines, logo }: Extract<Block, { kind: 'letterhead' }>) {
  const width = logo ? TEXT_WIDTH - LOGO.width - LOGO.distance : TEXT_WIDTH;
  const end = drawColumn(sheet, lines, width);
  sheet.y = Math.max(end, logo ? drawPicture(sheet, logo, { ...LOGO, y: sheet.y }) : end) + SPACE;
}
