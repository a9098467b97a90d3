import type { PlotLine, QaTestTypeCode } from '@portal/domain';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { MESSAGES } from './messages';
import { at, legend, stroke } from './scene';
import type { LegendEntry, Mark, Scene, Tone } from './scene';

const { profile: WORDS } = MESSAGES;

const METRES_PER_KM = 1000;
const LEFT = 44;
const EDGE = 12;
const TOP = 8;
const SIGNALS = 180;
const DEVIATION = 90;
const GAP = 24;
const AXIS = 36;
/** A telecover is compared in the near range, and drawn a little beyond it, m. */
const NEAR = 3000;
/** The highest deviation that is drawn. */
const MAX_DEVIATION = 0.2;
/** Powers of ten that are drawn below the strongest signal. */
const DECADES = 4;
/** Ranges of the rows of the table, km. */
const ROWS = { near: [0.25, 0.5, 0.75, 1, 1.5, 2, 2.5], far: [0.5, 1, 2, 4, 6, 8, 10, 15, 20, 25] };
/** The line of a telecover that has a panel of its own. */
const DEVIATION_LINE = 'deviation';

/** Lines of a channel. They differ in tone and dashes, so that they are told apart without colour. */
const STYLES: readonly { tone: Tone; isDashed: boolean }[] = [
  { tone: 'value', isDashed: false },
  { tone: 'soft', isDashed: false },
  { tone: 'value', isDashed: true },
  { tone: 'soft', isDashed: true },
];
const FORMER: Tone = 'frame';

/** The lines of an earlier test, drawn below those of the present one. */
export interface FormerLines {
  /** `yyyy-mm-dd`. */
  day: string;
  lines: readonly PlotLine[];
}

/** The profiles of a channel in a quality assurance test. */
export interface ProfileFacts {
  type: QaTestTypeCode;
  /** Short name of the channel, or names of a pair of channels. */
  channel: string;
  lines: readonly PlotLine[];
  /** The largest deviation of a sector of a telecover by its self-check; `null` if it is not known. */
  maxDeviation: number | null;
  /** `null` if there is no earlier test. */
  former: FormerLines | null;
}

type Scale = (value: number) => number;

/** A frame with axes, in which lines are drawn. `y` is `null` for values that are not drawn. */
interface PanelOf {
  top: number;
  height: number;
  y: (value: number) => number | null;
  ticks: readonly { value: number; words: string }[];
}

const isNear = (type: QaTestTypeCode) => type === 'telecover' || type === 'telecover_ring';

/** The line through the points up to a range, interrupted where a value is not drawn. */
function pathOf({ points }: PlotLine, x: Scale, y: PanelOf['y'], farthest: number): string {
  let isOpen = false;
  return points
    .filter(([range]) => range <= farthest)
    .map(([range, value]) => {
      const height = y(value);
      const step = height === null ? '' : `${isOpen ? 'L' : 'M'}${at(x(range), height)}`;
      isOpen = height !== null;
      return step;
    })
    .join('');
}

const strongest = (lines: readonly PlotLine[], farthest: number) =>
  max(lines, ({ points }) =>
    max(points, ([range, value]) => (range <= farthest && Number.isFinite(value) ? value : 0)),
  ) ?? 0;

/** Linear from 0 to the highest value. */
function linear(top: number, height: number, highest: number): PanelOf {
  const scale = scaleLinear()
    .domain([0, highest || 1])
    .range([top + height, top])
    .clamp(true);
  const ticks = scale.ticks(3).map((value) => ({ value, words: String(value) }));
  return { top, height, y: (value) => (Number.isFinite(value) ? scale(value) : null), ticks };
}

/** By powers of ten below the highest value; others, such as noise below zero, are not drawn. */
function logarithmic(top: number, height: number, highest: number): PanelOf {
  const exponent = Math.ceil(Math.log10(highest > 0 ? highest : 1));
  const scale = scaleLinear()
    .domain([exponent - DECADES, exponent])
    .range([top + height, top]);
  const y = (value: number) => {
    const power = value > 0 ? Math.log10(value) : Number.NEGATIVE_INFINITY;
    return power >= exponent - DECADES ? scale(Math.min(power, exponent)) : null;
  };
  const ticks = Array.from({ length: DECADES + 1 }, (_decade, index) => {
    const power = exponent - DECADES + index;
    return { value: 10 ** power, words: `1e${power}` };
  });
  return { top, height, y, ticks };
}

function panelMarks({ top, height, y, ticks }: PanelOf, width: number): Mark[] {
  return [
    ...ticks.flatMap(({ value, words }): Mark[] => {
      const level = y(value);
      if (level === null) return [];
      return [
        { kind: 'line', d: stroke(LEFT, level, width - EDGE, level), tone: 'grid' },
        { kind: 'text', x: LEFT - 6, y: level + 4, text: words, tone: 'soft', anchor: 'end' },
      ];
    }),
    { kind: 'line', d: stroke(LEFT, top + height, width - EDGE, top + height), tone: 'frame' },
  ];
}

const styleOf = (index: number) => STYLES[index % STYLES.length] ?? { tone: 'value' as const, isDashed: false };

const lineSign =
  (tone: Tone, isDashed: boolean): LegendEntry['sign'] =>
  (x, y) => [{ kind: 'line', d: stroke(x, y + 5, x + 20, y + 5), tone, isDashed }];

const figure = (value: number | undefined) =>
  value === undefined || !Number.isFinite(value) ? MESSAGES.none : String(Number(value.toPrecision(3)));

/** The value at the point nearest to a range; undefined beyond the line. */
function valueAt({ points }: PlotLine, range: number): number | undefined {
  if (range > (points.at(-1)?.[0] ?? 0)) return undefined;
  let [best] = points;
  for (const point of points) if (Math.abs(point[0] - range) < Math.abs((best?.[0] ?? 0) - range)) best = point;
  return best?.[1];
}

function tableOf({ type, lines, former }: ProfileFacts): Scene['table'] {
  const farthest = max(lines, ({ points }) => points.at(-1)?.[0]) ?? 0;
  const ranges = ROWS[isNear(type) ? 'near' : 'far'].filter((km) => km * METRES_PER_KM <= farthest);
  const shown = [
    ...lines.map((line) => ({ line, title: line.name })),
    ...(former?.lines ?? []).map((line) => ({ line, title: WORDS.former(line.name, former?.day ?? '') })),
  ];
  return {
    columns: [WORDS.range, ...shown.map(({ title }) => title)],
    rows: ranges.map((km) => [String(km), ...shown.map(({ line }) => figure(valueAt(line, km * METRES_PER_KM)))]),
  };
}

/**
 * The profiles of a channel over range. The sectors of a telecover are in the near range, with their deviation from
 * their mean and its limit below; other signals are over all ranges, by powers of ten. An earlier test is drawn below.
 */
export function profileScene(facts: ProfileFacts, width: number): Scene | undefined {
  const { type, channel, lines, maxDeviation, former } = facts;
  if (lines.length === 0) return undefined;
  const isTelecover = isNear(type);
  const farthest = isTelecover ? NEAR : (max(lines, ({ points }) => points.at(-1)?.[0]) ?? NEAR);
  const x = scaleLinear()
    .domain([0, farthest / METRES_PER_KM])
    .range([LEFT, width - EDGE]);
  const toX = (metres: number) => x(metres / METRES_PER_KM);
  const isSignal = ({ name }: PlotLine) => !isTelecover || name !== DEVIATION_LINE;
  const signals = lines.filter(isSignal);
  const makePanel = isTelecover ? linear : logarithmic;
  const upper = makePanel(TOP, SIGNALS, strongest([...signals, ...(former?.lines.filter(isSignal) ?? [])], farthest));
  const lower = isTelecover ? linear(TOP + SIGNALS + GAP, DEVIATION, MAX_DEVIATION) : null;
  const foot = lower ? lower.top + lower.height : upper.top + upper.height;
  const drawn = (line: PlotLine, tone: Tone, isDashed: boolean): Mark[] => {
    const panel = isSignal(line) ? upper : lower;
    const d = panel ? pathOf(line, toX, panel.y, farthest) : '';
    return d === '' ? [] : [{ kind: 'line', d, tone, isDashed }];
  };
  const limit = maxDeviation === null ? null : (lower?.y(maxDeviation) ?? null);
  const below = legend(
    [
      ...signals.map(({ name }, index) => {
        const { tone, isDashed } = styleOf(index);
        return { words: WORDS.lines[name] ?? name, sign: lineSign(tone, isDashed) };
      }),
      ...(former ? [{ words: WORDS.earlier(former.day), sign: lineSign(FORMER, false) }] : []),
      ...(limit === null ? [] : [{ words: WORDS.limit, sign: lineSign('criterion', true) }]),
    ],
    width,
    foot + AXIS,
  );
  const ticks = x.ticks(Math.max(3, Math.min(8, width / 80)));
  return {
    width,
    height: below.bottom,
    title: WORDS.title(channel),
    description: isTelecover ? WORDS.near(former?.day ?? null) : WORDS.far(former?.day ?? null),
    marks: [
      ...panelMarks(upper, width),
      ...(lower ? panelMarks(lower, width) : []),
      ...(lower
        ? [{ kind: 'text' as const, x: LEFT, y: lower.top - 8, text: WORDS.deviation, tone: 'soft' as const }]
        : []),
      ...(former?.lines ?? []).flatMap((line) => drawn(line, FORMER, false)),
      ...signals.flatMap((line, index) => drawn(line, styleOf(index).tone, styleOf(index).isDashed)),
      ...lines.filter((line) => !isSignal(line)).flatMap((line) => drawn(line, 'value', false)),
      ...(limit === null
        ? []
        : [
            {
              kind: 'line' as const,
              d: stroke(LEFT, limit, width - EDGE, limit),
              tone: 'criterion' as const,
              isDashed: true,
            },
          ]),
      ...ticks.map((tick): Mark => ({
        kind: 'text',
        x: x(tick),
        y: foot + 14,
        text: String(tick),
        tone: 'soft',
        anchor: 'middle',
      })),
      { kind: 'text', x: width - EDGE, y: foot + 28, text: WORDS.axis, tone: 'soft', anchor: 'end' },
      ...below.marks,
    ],
    table: tableOf(facts),
  };
}
