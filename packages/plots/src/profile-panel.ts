import type { PlotLine, PlotQuantity } from '@portal/domain';
import { extent, max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { at, fitting, stroke } from './scene';
import type { Mark } from './scene';

/** A frame with axes, in which the lines of one quantity are drawn. */
export interface Panel {
  quantity: PlotQuantity;
  top: number;
  height: number;
  /** `null` for a value that has no place on the scale, such as noise below zero on a logarithmic one. */
  y: (value: number) => number | null;
  ticks: readonly { value: number; words: string }[];
}

type Place = Pick<Panel, 'quantity' | 'top' | 'height'>;

const valuesOf = (lines: readonly PlotLine[]) =>
  lines.flatMap(({ points }) => points.map(([, value]) => value)).filter(Number.isFinite);

/** Linear between two values. */
export function linearPanel(place: Place, low: number, high: number): Panel {
  const scale = scaleLinear()
    .domain([low, high])
    .range([place.top + place.height, place.top]);
  return {
    ...place,
    y: (value) => (Number.isFinite(value) ? scale(value) : null),
    ticks: scale.ticks(4).map((value) => ({ value, words: String(value) })),
  };
}

/** From zero to the highest value. */
export const fromZero = (place: Place, lines: readonly PlotLine[]): Panel =>
  linearPanel(place, 0, max(valuesOf(lines)) || 1);

/** On both sides of a centre as far as the values are, but at least to `least` and at most to `most`. */
export function around(
  place: Place,
  lines: readonly PlotLine[],
  { centre, least, most }: { centre: number; least: number; most: number },
): Panel {
  const farthest = max(valuesOf(lines), (value) => Math.abs(value - centre)) ?? 0;
  const reach = Math.min(most, Math.max(least, 1.1 * farthest));
  return linearPanel(place, centre - reach, centre + reach);
}

/** Powers of ten that a logarithmic scale spans at most. */
const DECADES = 4;
const STEPS = [1, 2, 5];

/** How far below the lowest value of the molecules a signal is drawn: noise goes down to zero. */
const BELOW_MOLECULES = 4;

const positive = (lines: readonly PlotLine[]) => extent(valuesOf(lines).filter((value) => value > 0));

/** Logarithmic from the lowest to the highest value; ticks at 1, 2 and 5 where there are few powers of ten. */
export function logarithmic(place: Place, lines: readonly PlotLine[]): Panel {
  const [lowest = 1, highest = 1] = positive(lines);
  const [molecules = lowest] = positive(lines.filter(({ name }) => name === 'molecular'));
  const top = Math.log10(highest * 1.1);
  const bottom = Math.max(Math.log10(Math.max(lowest / 1.1, molecules / BELOW_MOLECULES)), top - DECADES);
  const scale = scaleLinear()
    .domain([bottom, top])
    .range([place.top + place.height, place.top]);
  const steps = top - bottom > 2 ? [1] : STEPS;
  const powers = Array.from({ length: DECADES + 2 }, (_power, index) => Math.floor(bottom) + index);
  const values = powers
    .flatMap((power) => steps.map((step) => Number(`${step}e${power}`)))
    .filter((value) => Math.log10(value) >= bottom && Math.log10(value) <= top);
  return {
    ...place,
    y: (value) => (value > 0 ? scale(Math.log10(value)) : null),
    ticks: values.map((value) => ({ value, words: String(Number(value.toPrecision(1))) })),
  };
}

const CARET = 4;
/** Carets closer than this would run into each other. */
const CARET_GAP = 16;
const TITLE_ABOVE = 8;

/** The axes of a panel, with its title above it. */
export function frame({ top, height, y, ticks }: Panel, title: string, [left, right]: [number, number]): Mark[] {
  return [
    ...ticks.flatMap(({ value, words }): Mark[] => {
      const level = y(value);
      if (level === null) return [];
      return [
        { kind: 'line', d: stroke(left, level, right, level), tone: 'grid' },
        { kind: 'text', x: left - 6, y: level + 4, text: words, tone: 'soft', anchor: 'end' },
      ];
    }),
    { kind: 'line', d: stroke(left, top + height, right, top + height), tone: 'frame' },
    { kind: 'text', x: left, y: top - TITLE_ABOVE, text: fitting(title, right - left), tone: 'soft' },
  ];
}

/** A line within its panel. */
interface Clipped {
  d: string;
  /** Marks at the edge, where the line is beyond it; empty if it is nowhere. */
  carets: string;
}

const caret = (x: number, edge: number, isAbove: boolean) => {
  const inner = edge + (isAbove ? CARET : -CARET);
  return `M${at(x - CARET, inner)}L${at(x, edge)}L${at(x + CARET, inner)}`;
};

/** The path of a line, interrupted where it leaves the panel or has no value; carets mark where it is beyond the edge. */
export function clipped({ points }: PlotLine, x: (metres: number) => number, { top, height, y }: Panel): Clipped {
  const bottom = top + height;
  let [d, carets] = ['', ''];
  let last: { place: string; isInside: boolean } | null = null;
  const caretAt = { above: Number.NEGATIVE_INFINITY, below: Number.NEGATIVE_INFINITY };
  for (const [range, value] of points) {
    const level = y(value);
    if (level === null) {
      last = null;
      continue;
    }
    const isInside = level >= top && level <= bottom;
    const place = at(x(range), Math.min(bottom, Math.max(top, level)));
    if (isInside) d += last?.isInside ? `L${place}` : `${last ? `M${last.place}L` : 'M'}${place}`;
    else {
      if (last?.isInside) d += `L${place}`;
      const side = level < top ? 'above' : 'below';
      if (x(range) - caretAt[side] >= CARET_GAP) {
        carets += caret(x(range), side === 'above' ? top : bottom, side === 'above');
        caretAt[side] = x(range);
      }
    }
    last = { place, isInside };
  }
  return { d, carets };
}
