/** The meaning of a mark. Tones differ in lightness or form, so that plots are readable in greyscale. */
export type Tone =
  | 'value'
  | 'pale'
  /** The background, below labels that a line would cross. */
  | 'ground'
  | 'planned'
  | 'frame'
  | 'grid'
  | 'criterion'
  | 'good'
  | 'fair'
  | 'poor'
  | 'missing'
  | 'label'
  | 'soft'
  /** Hues of lines that are compared with each other; each also has dashes of its own. */
  | 'blue'
  | 'brown'
  | 'green'
  | 'violet';

/** The dashes of a line. */
export type Dash = 'short' | 'long' | 'dotted' | 'mixed' | 'double';

/** A filled shape or a line; `d` holds SVG path commands. */
export interface Shape {
  kind: 'area' | 'line';
  d: string;
  tone: Tone;
  /** Lines only; solid without it. */
  dash?: Dash | undefined;
  /** Lines only: thin and pale, below those that it is compared with. */
  isPale?: boolean;
}

/** A line of text; `y` is its baseline. */
export interface Label {
  kind: 'text';
  x: number;
  y: number;
  text: string;
  tone: 'label' | 'soft';
  anchor?: 'middle' | 'end';
  /** Maximum width, if smaller than the plot. Renderers that can measure text truncate wider labels. */
  room?: number;
}

export type Mark = Shape | Label;

/** The figures of a plot as a table. The first cell of a row is its header. */
export interface PlotTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A plot as plain data, so that pages and documents draw the same. */
export interface Scene {
  width: number;
  height: number;
  title: string;
  /** Text alternative in one or two sentences. */
  description: string;
  marks: readonly Mark[];
  table: PlotTable;
}

/** Font size of a plot, px; a character is about half as wide. */
export const FONT_SIZE = 12;
const CHARACTER = 6.4;

const round = (value: number) => Math.round(value * 10) / 10;

/** A point in a path. */
export const at = (x: number, y: number) => `${round(x)},${round(y)}`;

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

/** A straight line as a path. */
export const stroke = (x1: number, y1: number, x2: number, y2: number) => `M${at(x1, y1)}L${at(x2, y2)}`;

const CAP = 3;

/** An upright line with a cap at each end, which is told from a dashed one without colour. */
export const capped = (x: number, top: number, bottom: number) =>
  [stroke(x, top, x, bottom), stroke(x - CAP, top, x + CAP, top), stroke(x - CAP, bottom, x + CAP, bottom)].join('');

const HATCH = 6;

/** Diagonal hatching, clipped to a rectangle. */
export function hatch(x: number, y: number, width: number, height: number): string {
  const count = Math.floor((width + height) / HATCH);
  return Array.from({ length: count }, (_unused, index) => {
    // Each line runs from the left or lower edge to the upper or right edge.
    const offset = (index + 1) * HATCH;
    const [fromX, fromY] = offset <= height ? [x, y + offset] : [x + offset - height, y + height];
    const [toX, toY] = offset <= width ? [x + offset, y] : [x + width, y + offset - width];
    return stroke(fromX, fromY, toX, toY);
  }).join('');
}

/** A legend entry: `sign` draws a mark of 20 × 10 at a position. */
export interface LegendEntry {
  words: string;
  sign: (x: number, y: number) => Mark[];
}

const SIGN_WIDTH = 20;
const GAP = 8;
const LINE = 20;

/** The legend below a plot, wrapped to the width, and its lower edge. */
export function legend(entries: readonly LegendEntry[], width: number, top: number) {
  const marks: Mark[] = [];
  let [x, y] = [0, top];
  for (const { words, sign } of entries) {
    const taken = SIGN_WIDTH + GAP + words.length * CHARACTER;
    if (x > 0 && x + taken > width) [x, y] = [0, y + LINE];
    marks.push(...sign(x, y), { kind: 'text', x: x + SIGN_WIDTH + GAP, y: y + 9, text: words, tone: 'soft' });
    x += taken + 2 * GAP;
  }
  return { marks, bottom: entries.length > 0 ? y + LINE : top };
}

const widthOf = (text: string) => text.length * CHARACTER;
const LABEL_ABOVE = 11;
const LABEL_HEIGHT = 15;
const LABEL_EDGE = 2;

/** A label that covers what lies below it. `y` is its baseline. */
export const onGround = (x: number, y: number, text: string): Mark[] => [
  {
    kind: 'area',
    d: box(x - LABEL_EDGE, y - LABEL_ABOVE, widthOf(text) + 2 * LABEL_EDGE, LABEL_HEIGHT),
    tone: 'ground',
  },
  { kind: 'text', x, y, text, tone: 'label' },
];

/** The room of a label on the plot. */
function roomOf({ x, y, text, anchor }: Label) {
  const width = widthOf(text);
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return { left, right: left + width, top: y - LABEL_ABOVE, bottom: y - LABEL_ABOVE + LABEL_HEIGHT };
}

/** Whether two labels overlap, or are closer than a gap beside each other, where they would read as one. */
export function overlap(one: Label, other: Label, gap = 0): boolean {
  const [a, b] = [roomOf(one), roomOf(other)];
  return a.left - gap < b.right && b.left - gap < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The labels of an axis from left to right: within the width, and without those that would overlap the one before. */
export function axisLabels(ticks: readonly { x: number; words: string }[], width: number, y: number): Mark[] {
  let taken = 0;
  return ticks.flatMap(({ x, words }): Mark[] => {
    const half = widthOf(words) / 2;
    const middle = Math.min(Math.max(x, half), width - half);
    if (middle - half < taken) return [];
    taken = middle + half + GAP;
    return [{ kind: 'text', x: middle, y, text: words, tone: 'soft', anchor: 'middle' }];
  });
}

/** Truncates a text to a width, with an ellipsis. */
export function fitting(text: string, width: number): string {
  const most = Math.max(1, Math.floor(width / CHARACTER));
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** Wraps a text at a width. Words longer than a line are broken. */
export function wrapped(text: string, width: number): string[] {
  const most = Math.max(1, Math.floor(width / CHARACTER));
  const pieces = text.split(/\s+/u).flatMap((word) => word.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? []);
  const lines: string[] = [];
  for (const piece of pieces) {
    const longer = [lines.at(-1), piece].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}
