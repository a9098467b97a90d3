import { addElement, drawArtifact, drawLines, endOf, keepTogether, nextPage, wrap } from './sheet';
import type { Element, Sheet } from './sheet';
import { COLOURS, PAGE, STYLES } from './typography';
import type { StyleName } from './typography';

/** A cell of a table, or a header cell. */
export interface Cell {
  text: string;
  style: StyleName;
  head?: 'Row' | 'Column';
}

export interface Grid {
  /** Left edge, pt. */
  x: number;
  /** Width of each column, pt. */
  widths: readonly number[];
  /** Repeated on every page. */
  head?: readonly Cell[];
  rows: readonly (readonly Cell[])[];
}

/** Distance between text and the next column, and between text and the rules of a row, pt. */
const GAP = 10;
const PADDING = 2.5;
/** All cells of a row have the same line height. */
const { leading: LEADING } = STYLES.body;
/** A row of more lines than this may be split between pages, with at least this many of them on either. */
const WHOLE_LINES = 12;
const LEAST_LINES = 3;

interface WrappedCell extends Cell {
  lines: string[];
  x: number;
  width: number;
}

interface Row {
  cells: WrappedCell[];
  lineCount: number;
}

const heightOf = (lineCount: number) => lineCount * LEADING + 2 * PADDING;

function wrapRow(sheet: Sheet, { x, widths }: Grid, cells: readonly Cell[]): Row {
  let left = x;
  const wrapped = cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    const placed = { ...cell, x: left, width, lines: wrap(sheet, cell.text, cell.style, width - GAP) };
    left += width;
    return placed;
  });
  return { cells: wrapped, lineCount: Math.max(...wrapped.map(({ lines }) => lines.length)) };
}

/** Number of lines of a row that fit on the rest of the page. */
const fittingLines = (sheet: Sheet) => Math.floor((endOf(sheet) - sheet.y - 2 * PADDING) / LEADING);

/** Number of the remaining lines of a row for this page; 0 if they are better kept for the next one. */
function linesHere(sheet: Sheet, row: Row, left: number): number {
  const fitting = fittingLines(sheet);
  if (fitting >= left) return left;
  const here = Math.min(fitting, left - LEAST_LINES);
  const isWhole = row.lineCount <= WHOLE_LINES;
  return sheet.y > PAGE.top && (isWhole || here < LEAST_LINES) ? 0 : Math.max(here, 1);
}

/**
 * Minimum number of lines and rows with which a grid begins on a page: the first row or a part of it, and a short
 * second one.
 */
function leastLines(sheet: Sheet, grid: Grid): { lines: number; rows: number } {
  const [first = 0, second = 0] = grid.rows.slice(0, 2).map((cells) => wrapRow(sheet, grid, cells).lineCount);
  if (first > WHOLE_LINES) return { lines: LEAST_LINES, rows: 1 };
  const isShort = second > 0 && first + second <= WHOLE_LINES;
  return isShort ? { lines: first + second, rows: 2 } : { lines: first, rows: 1 };
}

/** Minimum height on a page at which a grid begins there, with its head. */
export function leastOfGrid(sheet: Sheet, grid: Grid): number {
  const { lines, rows } = leastLines(sheet, grid);
  const head = grid.head ? heightOf(wrapRow(sheet, grid, grid.head).lineCount) : 0;
  return head + lines * LEADING + rows * 2 * PADDING;
}

function drawRule(sheet: Sheet, { x, widths }: Grid, colour: string, width: number) {
  const end = widths.reduce((sum, each) => sum + each, x);
  const { pdf, y } = sheet;
  drawArtifact(sheet, 'Layout', () => pdf.moveTo(x, y).lineTo(end, y).lineWidth(width).stroke(colour));
}

function drawPart(sheet: Sheet, row: Row, elements: readonly Element[], from: number, to: number) {
  const y = sheet.y + PADDING;
  for (const [index, { lines, style, x }] of row.cells.entries()) {
    const part = lines.slice(from, to);
    if (part.some((line) => line !== '')) elements[index]?.add(() => drawLines(sheet, part, style, x, y));
  }
  sheet.y += heightOf(Math.min(to, row.lineCount) - from);
}

function addRow(sheet: Sheet, table: Element, { cells }: Row) {
  const row = addElement(table, sheet.pdf, 'TR');
  return cells.map(({ head }) => addElement(row, sheet.pdf, head ? 'TH' : 'TD', head ? { scope: head } : {}));
}

/** Repeats the head on the next page: not for screen readers, which have read it already. */
function repeatHead(sheet: Sheet, grid: Grid, head: Row | undefined) {
  nextPage(sheet);
  if (!head) return;
  const y = sheet.y + PADDING;
  drawArtifact(sheet, 'Pagination', () =>
    head.cells.forEach(({ lines, style, x }) => drawLines(sheet, lines, style, x, y)),
  );
  sheet.y += heightOf(head.lineCount);
  drawRule(sheet, grid, COLOURS.blue, 0.75);
}

/** Repeats the short cells of a row that continues on this page: not for screen readers, and only if there is space. */
function repeatShortCells(sheet: Sheet, { cells }: Row, from: number, room: number) {
  for (const cell of cells.filter(({ lines }) => lines.length <= from)) {
    const { head, text, style, x, width } = cell;
    const lines = head === 'Row' ? wrap(sheet, `${text} (continued)`, style, width - GAP) : cell.lines;
    const y = sheet.y + PADDING;
    if (lines.length <= room) drawArtifact(sheet, 'Pagination', () => drawLines(sheet, lines, style, x, y));
  }
}

/** Draws a row, over several pages if necessary. */
function drawRow(sheet: Sheet, grid: Grid, table: Element, row: Row, head: Row | undefined) {
  const elements = addRow(sheet, table, row);
  let from = 0;
  while (from < row.lineCount) {
    const here = linesHere(sheet, row, row.lineCount - from);
    if (from > 0) repeatShortCells(sheet, row, from, here);
    if (here > 0) drawPart(sheet, row, elements, from, from + here);
    from += here;
    if (from < row.lineCount) repeatHead(sheet, grid, head);
  }
  drawRule(sheet, grid, COLOURS.line, 0.5);
}

/** Whether the last of two rows would be alone on the next page. */
function isLeftAlone(sheet: Sheet, [row, last, ...more]: readonly Row[]) {
  if (!row || !last || more.length > 0 || last.lineCount > WHOLE_LINES) return false;
  const rest = endOf(sheet) - sheet.y - heightOf(row.lineCount);
  return rest >= 0 && rest < heightOf(last.lineCount);
}

/** Draws a table; its head is repeated on every page, and a row longer than a page continues on the next one. */
export function drawGrid(sheet: Sheet, grid: Grid) {
  const table = addElement(sheet.root, sheet.pdf, 'Table');
  const head = grid.head && wrapRow(sheet, grid, grid.head);
  if (head) {
    keepTogether(sheet, leastOfGrid(sheet, grid));
    drawPart(sheet, head, addRow(sheet, table, head), 0, head.lineCount);
    drawRule(sheet, grid, COLOURS.blue, 0.75);
  }
  const rows = grid.rows.map((cells) => wrapRow(sheet, grid, cells));
  for (const [index, row] of rows.entries()) {
    if (index > 0 && isLeftAlone(sheet, rows.slice(index))) repeatHead(sheet, grid, head);
    drawRow(sheet, grid, table, row, head);
  }
  table.end();
}
