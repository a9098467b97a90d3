import type { DocumentEntry } from '@portal/domain';
import type { Block, Picture } from './document';
import { drawPicture } from './picture';
import { keepTogether, widthOf } from './sheet';
import type { Sheet } from './sheet';
import { drawGrid, leastOfGrid } from './table';
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

const cellsOf = (entry: DocumentEntry) => [label(entry.label), value(entry.value)];

/** Distance to the next column, pt. */
const GAP = 10;

/** Whether a value has a word, such as an e-mail address, that would be broken in a column of this width. */
const isTooWide = (sheet: Sheet, { value: text }: DocumentEntry, width: number) =>
  text.split(/\s+/).some((word) => widthOf(sheet, word, 'body') > width - LABEL - GAP);

/** A single column of this width. */
const oneColumn = (entries: readonly DocumentEntry[], width: number) => ({
  x: PAGE.left,
  widths: [LABEL, width - LABEL],
  rows: entries.map(cellsOf),
});

const HALF = TEXT_WIDTH / 2;

/** Two columns, read row by row. */
function twoColumns(entries: readonly DocumentEntry[]) {
  const rows = Array.from({ length: Math.ceil(entries.length / 2) }, (_unused, index) => {
    const [left, right] = entries.slice(index * 2, index * 2 + 2);
    return [...(left ? cellsOf(left) : []), ...(right ? cellsOf(right) : NOTHING)];
  });
  return { x: PAGE.left, widths: [LABEL, HALF - LABEL, LABEL, HALF - LABEL], rows };
}

/** Runs of short entries and of long ones, in order. */
function runsOf(sheet: Sheet, entries: readonly DocumentEntry[]) {
  const runs: { isLong: boolean; entries: DocumentEntry[] }[] = [];
  for (const entry of entries) {
    const isLong = Boolean(entry.isLong) || isTooWide(sheet, entry, HALF);
    const last = runs.at(-1);
    if (last?.isLong === isLong) last.entries.push(entry);
    else runs.push({ isLong, entries: [entry] });
  }
  return runs;
}

const gridsOf = (sheet: Sheet, entries: readonly DocumentEntry[]) =>
  runsOf(sheet, entries).map((run) => (run.isLong ? oneColumn(run.entries, TEXT_WIDTH) : twoColumns(run.entries)));

/** Entries with a picture beside them; the next block, and entries that are too wide, begin below both. */
function drawBeside(sheet: Sheet, entries: readonly DocumentEntry[], picture: Picture) {
  const width = TEXT_WIDTH - PICTURE.width - PICTURE.distance;
  const wide = entries.filter((entry) => isTooWide(sheet, entry, width));
  keepTogether(sheet, PICTURE.height + PICTURE.distance);
  const page = sheet.pdf.page;
  const pictureEnd = drawPicture(sheet, picture, { ...PICTURE, y: sheet.y + 4 });
  const narrow = entries.filter((entry) => !wide.includes(entry));
  drawGrid(sheet, oneColumn(narrow, width));
  if (sheet.pdf.page === page) sheet.y = Math.max(sheet.y, pictureEnd);
  if (wide.length > 0) drawGrid(sheet, oneColumn(wide, TEXT_WIDTH));
}

type Entries = Extract<Block, { kind: 'entries' }>;

/** Minimum height on a page at which entries begin there, pt. */
export function leastOfEntries(sheet: Sheet, { entries, picture }: Entries): number {
  if (picture) return PICTURE.height + PICTURE.distance;
  const [first, second] = gridsOf(sheet, entries);
  if (!first) return 0;
  // A single row below a heading would look forgotten.
  const next = first.rows.length === 1 && second ? leastOfGrid(sheet, second) : 0;
  return leastOfGrid(sheet, first) + next;
}

/** Draws values with their labels: short ones in two columns, long ones in a separate row. */
export function drawEntries(sheet: Sheet, { entries, picture }: Entries) {
  if (picture) return drawBeside(sheet, entries, picture);
  for (const grid of gridsOf(sheet, entries)) drawGrid(sheet, grid);
}
