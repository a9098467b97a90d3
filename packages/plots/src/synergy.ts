import { formatDistance, isWithinReach } from '@portal/domain';
import type { SynergyMatrix, SynergyPair } from '@portal/domain';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { pointRadial } from 'd3-shape';
import { MESSAGES } from './messages';
import { at, fitting, overlap } from './scene';
import type { Label, Mark, Scene } from './scene';

const { synergy: WORDS } = MESSAGES;

/** Pairs farther apart are drawn on the outer ring, km. */
const FARTHEST = 3;
/** The criterion, km. */
const LIMIT = 1;
const WIDEST = 320;
const EDGE = 22;
const DOT = 5;
const LINE = 18;
/** Least distance of a number from another label. */
const APART = 8;
/** Room for the numbers of dots at one place. */
const NUMBERS = 72;
/** Above this number, only the table names the pairs; the plot would grow beyond a page. */
const MAX_NAMED = 12;

const ring = (x: number, y: number, radius: number) =>
  `M${at(x - radius, y)}a${radius},${radius} 0 1 0 ${radius * 2},0a${radius},${radius} 0 1 0 ${-radius * 2},0Z`;

/** A pair with its number and its instruments' names. */
interface Numbered extends SynergyPair {
  number: number;
  lidarName: string;
  photometerName: string;
}

const numbered = ({ pairs, lidars, photometers }: SynergyMatrix): Numbered[] =>
  pairs.map((pair, index) => ({
    ...pair,
    number: index + 1,
    lidarName: lidars[pair.lidar]?.name ?? '',
    photometerName: photometers[pair.photometer]?.name ?? '',
  }));

const isWithin = ({ distance }: SynergyPair) => isWithinReach(distance);

/** A pair at its place on the plot. */
interface Placed {
  pair: Numbered;
  x: number;
  y: number;
}

/** The dot of a pair: filled within the limit, open beyond it. */
const dot = ({ pair, x, y }: Placed): Mark => ({
  kind: isWithin(pair) ? 'area' : 'line',
  d: ring(x, y, DOT),
  tone: 'value',
});

/** Dots at one place, which share a label. */
function coinciding(dots: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const one of dots) {
    const same = groups.find(([first]) => first && Math.hypot(first.x - one.x, first.y - one.y) < DOT);
    if (same) same.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** The places of a label around its dot, best first. */
function placesOf(text: string, { x, y }: Placed): Label[] {
  const label = { kind: 'text', text, tone: 'label' } as const;
  return [
    { ...label, x: x + DOT + 3, y: y + 4 },
    { ...label, x: x - DOT - 3, y: y + 4, anchor: 'end' },
    { ...label, x, y: y + DOT + 13, anchor: 'middle' },
    { ...label, x, y: y - DOT - 5, anchor: 'middle' },
  ];
}

/** The numbers of the dots, where they overlap no other label. One without such a place is in the table only. */
function numbersOf(dots: readonly Placed[], taken: readonly Label[]): Label[] {
  const labels: Label[] = [];
  for (const group of coinciding(dots)) {
    const text = fitting(group.map(({ pair }) => pair.number).join(', '), NUMBERS);
    const places = group[0] ? placesOf(text, group[0]) : [];
    const free = places.find((label) => ![...taken, ...labels].some((other) => overlap(label, other, APART)));
    if (free) labels.push(free);
  }
  return labels;
}

const inWords = (pair: Numbered) =>
  WORDS.pair(
    pair.number,
    pair.lidarName,
    pair.photometerName,
    pair.distance === null ? null : formatDistance(pair.distance),
  );

/** The distance from each lidar to each photometer, on rings around the lidar. Undefined if there are no pairs. */
export function synergyScene(matrix: SynergyMatrix, width: number): Scene | undefined {
  const pairs = numbered(matrix);
  if (pairs.length === 0) return undefined;
  const size = Math.min(width, WIDEST);
  const [x, y] = [size / 2, size / 2];
  const placed = pairs.filter(({ distance }) => distance !== null);
  const farthest = Math.min(FARTHEST, Math.max(LIMIT * 1.5, max(placed, ({ distance }) => distance ?? 0) ?? 0));
  const scale = scaleLinear()
    .domain([0, farthest])
    .range([0, size / 2 - EDGE])
    .clamp(true);
  const dots = placed.map((pair, index): Placed => {
    const [dx, dy] = pointRadial((index / placed.length) * 2 * Math.PI + Math.PI / 4, scale(pair.distance ?? 0));
    return { pair, x: x + dx, y: y + dy };
  });
  const isCut = placed.some(({ distance }) => (distance ?? 0) > farthest);
  const rings: Label[] = [
    { kind: 'text', x, y: y - scale(LIMIT) - 5, text: WORDS.limit, tone: 'soft', anchor: 'middle' },
    {
      kind: 'text',
      x,
      y: size - 6,
      text: WORDS.farthest(formatDistance(farthest), isCut),
      tone: 'soft',
      anchor: 'middle',
    },
  ];
  const words = pairs.length > MAX_NAMED ? [WORDS.numbers(pairs.length)] : pairs.map(inWords);
  const list = words.map((text, index): Mark => ({
    kind: 'text',
    x: 0,
    y: size + (index + 1) * LINE,
    text: fitting(text, width),
    tone: 'label',
  }));
  return {
    width,
    height: size + (list.length + 1) * LINE,
    title: WORDS.title,
    description: WORDS.description(pairs.filter(isWithin).length, pairs.length),
    marks: [
      { kind: 'line', d: ring(x, y, scale(farthest)), tone: 'grid' },
      { kind: 'line', d: ring(x, y, scale(LIMIT)), tone: 'criterion', dash: 'short' },
      { kind: 'line', d: `M${at(x - 5, y)}h10M${at(x, y - 5)}v10`, tone: 'frame' },
      ...rings,
      ...dots.map(dot),
      ...numbersOf(dots, rings),
      ...list,
    ],
    table: {
      columns: WORDS.columns,
      rows: pairs.map((pair) => [
        String(pair.number),
        pair.lidarName,
        pair.photometerName,
        formatDistance(pair.distance),
        isWithin(pair) ? MESSAGES.yes : MESSAGES.no,
      ]),
    },
  };
}
