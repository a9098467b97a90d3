import type { PdfDocument } from './document';
import { drawArtifact, drawLines, widthOf, wrap } from './sheet';
import type { Sheet } from './sheet';
import { PAGE, TEXT_WIDTH } from './typography';

const HEAD_Y = 28;
const FOOT_Y = PAGE.height - 38;
/** Room for the number of the page, pt. */
const NUMBER = 80;

/** The first line of a text, in the style of margins. */
const oneLine = (sheet: Sheet, text: string, width: number) => wrap(sheet, text, 'margin', width).slice(0, 1);

/** Writes head and foot of every page, now that the number of pages is known. Who listens is spared them. */
export function drawMargins(sheet: Sheet, { runningHead, footer }: PdfDocument) {
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
