import { day, FOLLOWED_FIGURES, QA_SETTINGS, QA_STATUS_WORDS } from '@portal/domain';
import type { FigureTrend } from '@portal/domain';
import { scaleLinear } from 'd3-scale';
import { MESSAGES } from './messages';
import { around, clipped, frame, fromZero } from './profile-panel';
import { axisLabels, box, legend, stroke } from './scene';
import type { Mark, Scene } from './scene';

const { trend: WORDS } = MESSAGES;

const LEFT = 48;
const EDGE = 12;
const TOP = 24;
const HEIGHT = 110;
const AXIS = 28;
const DOT = 6;
const LEAST_TIME = 86_400;
/** Half the range of gain ratios that is drawn at least, relative to their middle. */
const LEAST_SPREAD = 0.1;

const digits = (value: number) => String(Number(value.toPrecision(4)));

/** A filled dot; an open one for a test that failed. */
const dot = (x: number, y: number, isFailed: boolean): Mark[] =>
  isFailed
    ? [
        { kind: 'area', d: box(x - DOT / 2, y - DOT / 2, DOT, DOT), tone: 'ground' },
        { kind: 'line', d: box(x - DOT / 2, y - DOT / 2, DOT, DOT), tone: 'value' },
      ]
    : [{ kind: 'area', d: box(x - DOT / 2, y - DOT / 2, DOT, DOT), tone: 'value' }];

/** A figure of a channel or pair over the years, with the advised limit of a full overlap. Undefined without two tests. */
export function trendScene({ type, name, points }: FigureTrend, width: number): Scene | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return undefined;
  const figure = FOLLOWED_FIGURES[type];
  const isOverlap = figure === 'full_overlap_m';
  const advised = QA_SETTINGS.telecover.advisedOverlap;
  const line = { name, quantity: 'signal' as const, points: points.map(({ at, value }) => [at, value] as const) };
  const place = { quantity: 'signal' as const, top: TOP, height: HEIGHT };
  const highest = { ...line, points: [...line.points, [first.at, 1.2 * advised] as const] };
  const middle = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  const panel = isOverlap
    ? fromZero(place, [highest])
    : around(place, [line], { centre: middle, least: LEAST_SPREAD * middle, most: Number.POSITIVE_INFINITY });
  const [left, right] = [LEFT, width - EDGE];
  const x = scaleLinear()
    .domain([first.at, Math.max(last.at, first.at + LEAST_TIME)])
    .range([left + DOT, right - DOT]);
  const foot = TOP + HEIGHT;
  const limit = isOverlap ? panel.y(advised) : null;
  const hasFailed = points.some(({ status }) => status === 'failed');
  const below = legend(
    [
      ...(limit === null
        ? []
        : [
            {
              words: WORDS.advised(advised),
              sign: (at: number, y: number): Mark[] => [
                { kind: 'line', d: stroke(at, y + 5, at + 20, y + 5), tone: 'criterion', dash: 'short' },
              ],
            },
          ]),
      ...(hasFailed ? [{ words: WORDS.failed, sign: (at: number, y: number) => dot(at + 10, y + 5, true) }] : []),
    ],
    width,
    foot + AXIS,
  );
  return {
    width,
    height: below.bottom,
    title: WORDS.title(figure, name),
    description: WORDS.description(figure, points.length, digits(first.value), digits(last.value)),
    marks: [
      ...frame(panel, WORDS.axis[figure], [left, right]),
      ...(limit === null
        ? []
        : [
            {
              kind: 'line' as const,
              d: stroke(left, limit, right, limit),
              tone: 'criterion' as const,
              dash: 'short' as const,
            },
          ]),
      { kind: 'line', d: clipped(line, x, panel).d, tone: 'value' },
      ...points.flatMap(({ at, value, status }) => dot(x(at), panel.y(value) ?? foot, status === 'failed')),
      ...axisLabels(
        points.map(({ at }) => ({ x: x(at), words: day(at) ?? '' })),
        width,
        foot + 16,
      ),
      ...below.marks,
    ],
    table: {
      columns: [WORDS.measured, WORDS.axis[figure], WORDS.result],
      rows: points
        .toReversed()
        .map(({ at, value, status }) => [day(at) ?? MESSAGES.none, digits(value), QA_STATUS_WORDS[status]]),
    },
  };
}
