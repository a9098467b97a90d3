import { QA_SETTINGS } from '@portal/domain';
import type { PlotLine, PlotQuantity } from '@portal/domain';
import { max, min } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { MESSAGES } from './messages';
import { isTelecover, levelOf } from './profile-facts';
import type { ProfileFacts } from './profile-facts';
import { limitLines, uprightsOf, windowsOf } from './profile-limits';
import type { Upright } from './profile-limits';
import { isCompared, styleOf } from './profile-lines';
import { around, clipped, frame, fromZero, logarithmic } from './profile-panel';
import type { Panel } from './profile-panel';
import { profileNotes, profileTable, valuesBeyond } from './profile-words';
import { axisLabels, box, legend, onGround, stroke, wrapped } from './scene';
import type { LegendEntry, Mark, Scene, Shape } from './scene';

const { profile: WORDS } = MESSAGES;
const { largestDeviation: REACH } = QA_SETTINGS.plots;

const METRES_PER_KM = 1000;
const LEFT = 48;
const EDGE = 12;
const TOP = 24;
const GAP = 32;
const AXIS = 40;
const LINE = 16;
/** What is drawn of a channel, from top to bottom, and the height of its panel. Columns are in the table only. */
const HEIGHTS: readonly (readonly [PlotQuantity, number])[] = [
  ['signal', 170],
  ['deviation', 150],
  ['gain', 150],
  ['depolarisation', 130],
];

/** The scale of a panel: as far as its lines are, up to a largest deviation. */
function panelOf(facts: ProfileFacts, quantity: PlotQuantity, top: number, height: number): Panel {
  const { limits, former, lines } = facts;
  const place = { quantity, top, height };
  const own = lines.filter((line) => line.quantity === quantity);
  const shown = [...own, ...(former?.lines ?? []).filter((line) => line.quantity === quantity && isCompared(line))];
  if (quantity === 'signal') return isTelecover(facts) ? fromZero(place, shown) : logarithmic(place, shown);
  if (quantity === 'gain') {
    const centre = levelOf(own, 'mean') ?? 1;
    return around(place, shown, { centre, least: 0.1 * centre, most: 2 * REACH * centre });
  }
  if (quantity === 'depolarisation') {
    const limit = limits.polarisation?.maxResidual ?? QA_SETTINGS.polarisation.maxResidual;
    return around(place, own, { centre: levelOf(own, 'molecular') ?? 0, least: 2 * limit, most: 2 * limit });
  }
  const limit = (isTelecover(facts) ? limits.telecover?.maxDeviation : limits.rayleigh?.maxRsem) ?? 0;
  return around(place, shown, { centre: 0, least: Math.max(1.5 * limit, 0.02), most: REACH });
}

const sign =
  (style: Omit<Shape, 'kind' | 'd'>): LegendEntry['sign'] =>
  (x, y) => [{ kind: 'line', d: stroke(x, y + 5, x + 20, y + 5), ...style }];
const upright =
  (style: Upright['style']): LegendEntry['sign'] =>
  (x, y) => [{ kind: 'line', d: stroke(x + 10, y - 3, x + 10, y + 13), ...style }];
const shaded: LegendEntry['sign'] = (x, y) => [{ kind: 'area', d: box(x, y, 20, 10), tone: 'pale' }];

/** A line of the present test or, thin and pale, of the earlier one. */
function lineMarks(line: PlotLine, x: (metres: number) => number, panel: Panel, isPale: boolean): Mark[] {
  const { d, carets } = clipped(line, x, panel);
  const { tone, ...style } = styleOf(line);
  return [
    ...(d === '' ? [] : [{ kind: 'line' as const, d, tone, ...style, ...(isPale && { isPale }) }]),
    ...(carets === '' || isPale ? [] : [{ kind: 'line' as const, d: carets, tone }]),
  ];
}

interface Axis {
  /** The shown ranges, m, and where they are drawn. */
  from: number;
  to: number;
  left: number;
  right: number;
  toX: (metres: number) => number;
}

/** The lines of a quantity with their limits, on the windows in which it is evaluated. */
function panelMarks(facts: ProfileFacts, panel: Panel, { from, to, left, right, toX }: Axis): Mark[] {
  const { quantity, y, top, height } = panel;
  const limit = limitLines(facts, quantity);
  const former = (facts.former?.lines ?? [])
    .filter((line) => line.quantity === quantity && isCompared(line))
    .map((line) => ({ ...line, points: line.points.filter(([range]) => range >= from && range <= to) }));
  return [
    ...windowsOf(facts, quantity).map((window): Mark => ({
      kind: 'area',
      d: box(toX(window.from), top, toX(window.to) - toX(window.from), height),
      tone: 'pale',
    })),
    ...frame(panel, WORDS.panels(quantity, isTelecover(facts)), [left, right]),
    ...former.flatMap((line) => lineMarks(line, toX, panel, true)),
    ...facts.lines.flatMap((line) => (line.quantity === quantity ? lineMarks(line, toX, panel, false) : [])),
    ...(limit?.levels ?? []).flatMap((value): Mark[] => {
      const level = y(value);
      if (level === null) return [];
      const d = stroke(toX(limit?.from ?? from), level, toX(limit?.to ?? to), level);
      return [{ kind: 'line', d, tone: 'criterion', dash: 'short' }];
    }),
  ];
}

/** The value of an upright line beside it, where signals of a telecover are not: at the foot of the first panel. */
const labelOf = ({ metres }: Upright, x: number, [first]: readonly Panel[]) =>
  first ? onGround(x + 6, first.top + first.height - 8, WORDS.metres(Number(metres.toPrecision(4)))) : [];

/** The entries of the legend: lines, limits, windows, heights of full overlap and the earlier test. */
function entriesOf(facts: ProfileFacts, panels: readonly Panel[]): LegendEntry[] {
  const { lines, former } = facts;
  const seen = new Set<string>();
  const ofLines = panels.flatMap(({ quantity }) =>
    lines.flatMap((line) => {
      const words = WORDS.line(line, isTelecover(facts));
      if (line.quantity !== quantity || seen.has(words)) return [];
      seen.add(words);
      return [{ words, sign: sign(styleOf(line)) }];
    }),
  );
  return [
    ...ofLines,
    ...panels.flatMap(({ quantity }) => {
      const limit = limitLines(facts, quantity);
      return limit ? [{ words: limit.words, sign: sign({ tone: 'criterion', dash: 'short' }) }] : [];
    }),
    ...uprightsOf(facts).map(({ words, style }) => ({ words, sign: upright(style) })),
    ...(panels.some(({ quantity }) => windowsOf(facts, quantity).length > 0)
      ? [{ words: WORDS.windows[facts.type] ?? '', sign: shaded }]
      : []),
    ...(former ? [{ words: WORDS.earlier(former.day), sign: sign({ tone: 'blue', isPale: true }) }] : []),
  ];
}

/**
 * The profiles of a channel over range, as they are evaluated: the signals and, below them, how they deviate from each other
 * or from the molecules; of a polarisation calibration the gain ratio and the depolarisation. An earlier test is drawn
 * below, thin and pale. Nothing without such lines.
 */
export function profileScene(facts: ProfileFacts, width: number): Scene | undefined {
  const { type, channel, lines, former } = facts;
  const drawn = lines.filter(({ quantity }) => quantity !== 'column');
  const ends = drawn.flatMap(({ points }) => [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]);
  const [from, to] = [min(ends) ?? 0, max(ends) ?? 0];
  if (drawn.length === 0 || to <= from) return undefined;
  const [left, right] = [LEFT, width - EDGE];
  const x = scaleLinear()
    .domain([from < METRES_PER_KM / 2 ? 0 : from / METRES_PER_KM, Math.ceil(to / (METRES_PER_KM / 10)) / 10])
    .range([left, right]);
  const toX = (metres: number) => x(metres / METRES_PER_KM);
  const axis = { from, to, left, right, toX };
  let top = TOP;
  const panels = HEIGHTS.flatMap(([quantity, height]) => {
    if (!drawn.some((line) => line.quantity === quantity)) return [];
    const panel = panelOf(facts, quantity, top, height);
    top += height + GAP;
    return [panel];
  });
  const foot = top - GAP;
  const below = legend(entriesOf(facts, panels), width, foot + AXIS);
  const beyond = panels.flatMap((panel) => valuesBeyond(lines, panel));
  const notes = [...profileNotes(facts), ...beyond].flatMap((note) => wrapped(note, width));
  const uprights = uprightsOf(facts).filter(({ metres }) => metres <= to);
  const [found] = uprights.filter(({ style }) => style.tone === 'label');
  return {
    width,
    height: below.bottom + notes.length * LINE + (notes.length > 0 ? LINE / 2 : 0),
    title: WORDS.title(type, channel),
    description: WORDS.description(type, former?.day ?? null),
    marks: [
      ...panels.flatMap((panel) => panelMarks(facts, panel, axis)),
      ...uprights.map(({ metres, style }): Mark => ({
        kind: 'line',
        d: panels.map(({ top: begin, height }) => stroke(toX(metres), begin, toX(metres), begin + height)).join(''),
        ...style,
      })),
      ...(found ? labelOf(found, toX(found.metres), panels) : []),
      ...axisLabels(
        x.ticks(Math.max(3, Math.min(8, width / 80))).map((tick) => ({ x: x(tick), words: String(tick) })),
        width,
        foot + 14,
      ),
      { kind: 'text', x: right, y: foot + 30, text: WORDS.axis, tone: 'soft', anchor: 'end' },
      ...below.marks,
      ...notes.map((text, line): Mark => ({
        kind: 'text',
        x: 0,
        y: below.bottom + line * LINE + 12,
        text,
        tone: 'soft',
      })),
    ],
    table: profileTable(facts),
  };
}
