import type { Block, Entry, Picture } from './document';
import { addElement, keepTogether } from './sheet';
import type { Sheet } from './sheet';
import { drawGrid } from './table';
import type { Cell } from './table';
import { PAGE, TEXT_WIDTH } from './typography';

/** Width of the labels, and of the column for a picture with the distance to it, pt. */
const LABEL = 118;
const PICTURE = { width: 168, height: 150, distance: 16 } as const;

const label = (text: string): Cell => ({ text, style: 'label', head: 'Row' });
const value = (text: string): Cell => ({ text, style: 'body' });
const NOTHING: readonly Cell[] = [
  { text: '', style: 'label' },
  { text: '', style: 'body' },
];

const cellsOf = (entry: Entry) => [label(entry.label), value(entry.value)];

/** One below the other, in this width. */
const drawOneColumn = (sheet: Sheet, entries: readonly Entry[], width: number) =>
  drawGrid(sheet, { x: PAGE.left, widths: [LABEL, width - LABEL], rows: entries.map(cellsOf) });

/** Two beside each other, read row by row. */
function drawTwoColumns(sheet: Sheet, entries: readonly Entry[]) {
  const rows = Array.from({ length: Math.ceil(entries.length / 2) }, (_unused, index) => {
    const [left, right] = entries.slice(index * 2, index * 2 + 2);
    return [...(left ? cellsOf(left) : []), ...(right ? cellsOf(right) : NOTHING)];
  });
  const half = TEXT_WIDTH / 2;
  drawGrid(sheet, { x: PAGE.left, widths: [LABEL, half - LABEL, LABEL, half - LABEL], rows });
}

/** Runs of short entries and of long ones, in their order. */
function runsOf(entries: readonly Entry[]) {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && Boolean(last[0]?.isLong) === Boolean(entry.isLong)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Draws a picture at the right edge and returns where it ends. */
function drawPicture(sheet: Sheet, { bytes, alt }: Picture): number {
  const { pdf, root, y } = sheet;
  const { width, height } = PICTURE;
  const figure = addElement(root, pdf, 'Figure', { alt });
  const x = PAGE.width - PAGE.right - width;
  figure.add(() => pdf.image(Buffer.from(bytes), x, y + 4, { fit: [width, height], align: 'right' }));
  figure.end();
  return y + 4 + height;
}

/** Entries with a picture beside them; what comes next begins below both. */
function drawBeside(sheet: Sheet, entries: readonly Entry[], picture: Picture) {
  keepTogether(sheet, PICTURE.height + PICTURE.distance);
  const page = sheet.pdf.page;
  const pictureEnd = drawPicture(sheet, picture);
  drawOneColumn(sheet, entries, TEXT_WIDTH - PICTURE.width - PICTURE.distance);
  if (sheet.pdf.page === page) sheet.y = Math.max(sheet.y, pictureEnd);
}

/** Draws values with their labels: short ones two beside each other, long ones in a row of their own. */
export function drawEntries(sheet: Sheet, { entries, picture }: Extract<Block, { kind: 'entries' }>) {
  if (picture) return drawBeside(sheet, entries, picture);
  for (const run of runsOf(entries)) {
    if (run[0]?.isLong) drawOneColumn(sheet, run, TEXT_WIDTH);
    else drawTwoColumns(sheet, run);
  }
}
