import { DISPLAYED_STATUSES } from '@portal/domain';
import type { NetworkMonth } from '@portal/domain';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area } from 'd3-shape';
import { MESSAGES } from './messages';
import { axisLabels, stroke } from './scene';
import type { Mark, Scene } from './scene';

const { network: WORDS } = MESSAGES;

const EDGE = 12;
const LANE = 56;
const HILL = 30;
const TOP = 4;
const TICKS = 7;

/** The number of facilities by displayed status and month, one lane per status. Undefined if there are no months. */
export function networkScene(months: readonly NetworkMonth[], width: number): Scene | undefined {
  const last = months.at(-1);
  if (!last) return undefined;
  const statuses = DISPLAYED_STATUSES.filter(({ code }) => months.some(({ counts }) => counts[code]));
  const countOf = ({ counts }: NetworkMonth, code: (typeof statuses)[number]['code']) => counts[code] ?? 0;
  const most = max(statuses, ({ code }) => max(months, (month) => countOf(month, code))) ?? 1;
  const x = scaleLinear()
    .domain([0, Math.max(1, months.length - 1)])
    .range([EDGE, width - EDGE]);
  const height = scaleLinear().domain([0, most]).range([0, HILL]);
  const foot = TOP + statuses.length * LANE;
  const step = Math.max(1, Math.ceil(months.length / TICKS));
  const lanes = statuses.flatMap(({ code, name }, index): Mark[] => {
    const floor = TOP + (index + 1) * LANE - 6;
    const hill = area<NetworkMonth>()
      .x((_month, place) => x(place))
      .y0(floor)
      .y1((month) => floor - height(countOf(month, code)))
      .digits(1)(months.length > 1 ? [...months] : [last, last]);
    return [
      { kind: 'area', d: hill ?? '', tone: 'pale' },
      { kind: 'line', d: hill ?? '', tone: 'value' },
      { kind: 'line', d: stroke(EDGE, floor, width - EDGE, floor), tone: 'frame' },
      { kind: 'text', x: EDGE, y: floor - HILL - 6, text: WORDS.lane(name, countOf(last, code)), tone: 'label' },
    ];
  });
  return {
    width,
    height: foot + 22,
    title: WORDS.title,
    description: WORDS.description(statuses.map(({ code, name }) => WORDS.lane(name, countOf(last, code)))),
    marks: [
      ...lanes,
      ...axisLabels(
        months.flatMap(({ month }, place) => (place % step === 0 ? { x: x(place), words: month } : [])),
        width,
        foot + 14,
      ),
    ],
    table: {
      columns: [WORDS.month, ...statuses.map(({ name }) => name)],
      rows: months
        .toReversed()
        .map((month) => [month.month, ...statuses.map(({ code }) => String(countOf(month, code)))]),
    },
  };
}
