import { CHANNEL_CATEGORIES, CRITERIA, isOffered, missingInGroup } from '@portal/domain';
import type { ChannelCategory, ChannelGroup, ChannelGroups } from '@portal/domain';
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { MESSAGES } from './messages';
import { box, capped, hatch, legend, onGround, stroke } from './scene';
import type { LegendEntry, Mark, Scene } from './scene';

const { coverage: WORDS } = MESSAGES;

const METRES_PER_KM = 1000;
const EDGE = 12;
const TOP = 4;
const ROW = 40;
const BAR = 14;
const AXIS = 34;
/** Minimum end of the axis in km, a little beyond the highest criterion. */
const LEAST_KM = 16;

interface Row {
  category: ChannelCategory;
  group: ChannelGroup;
}

/** The properties of a lidar that the plot draws. */
export interface CoverageFacts {
  name: string;
  channels: ChannelGroups;
}

const described = (channels: ChannelGroups): Row[] =>
  CHANNEL_CATEGORIES.flatMap((category) => {
    const group = channels[category.name];
    return group ? [{ category, group }] : [];
  });

const isOfferedRow = ({ group }: Row) => isOffered(group.availability?.code);
const isPlanned = ({ group }: Row) => group.availability?.needs_start_within_one_year === true;
const km = (metres: number) => String(Math.round(metres / 10) / 100);

/** The text beside the name of a group. */
function wordsOf(row: Row): string {
  const { distance_full_overlap: low, minimum_altitude_range: high } = row.group;
  const range = high === null ? WORDS.missing : low === null ? WORDS.upTo(km(high)) : WORDS.from(km(low), km(high));
  return isPlanned(row) ? `${range}, ${WORDS.planned}` : range;
}

function reaches({ category, group }: Row): string {
  const least = category.min_altitude_range_m;
  if (least === null) return MESSAGES.notApplicable;
  return (group.minimum_altitude_range ?? 0) >= least ? MESSAGES.yes : MESSAGES.no;
}

const figure = (value: number | null, otherwise: string = MESSAGES.notGiven) =>
  value === null ? otherwise : String(value);

function cellsOf(row: Row): string[] {
  const { category, group } = row;
  const availability = group.availability?.name ?? MESSAGES.notGiven;
  const criterion = figure(category.min_altitude_range_m, MESSAGES.notApplicable);
  if (!isOfferedRow(row)) {
    const missing = missingInGroup(group);
    return [category.name, availability, missing, missing, criterion, missing];
  }
  return [
    category.name,
    availability,
    figure(group.distance_full_overlap),
    figure(group.minimum_altitude_range),
    criterion,
    reaches(row),
  ];
}

/** A bar: hatched if planned, filled otherwise. */
function bar(planned: boolean, x: number, y: number, width: number, height: number): Mark[] {
  const outline: Mark = { kind: 'line', d: box(x, y, width, height), tone: 'value' };
  if (!planned) return [{ kind: 'area', d: box(x, y, width, height), tone: 'pale' }, outline];
  return [{ kind: 'line', d: hatch(x, y, width, height), tone: 'planned' }, outline];
}

const SIGNS = {
  existing: { words: WORDS.existing, sign: (x, y) => bar(false, x, y, 20, 10) },
  planned: { words: WORDS.plannedGroup, sign: (x, y) => bar(true, x, y, 20, 10) },
  criterion: {
    words: WORDS.criterion,
    sign: (x, y) => [{ kind: 'line', d: stroke(x + 10, y - 2, x + 10, y + 12), tone: 'criterion', dash: 'short' }],
  },
  overlap: {
    words: WORDS.overlap,
    sign: (x, y) => [{ kind: 'line', d: capped(x + 10, y - 2, y + 12), tone: 'soft' }],
  },
} as const satisfies Record<string, LegendEntry>;

/**
 * The range of a lidar's channel groups: one bar per group, from full overlap to the highest altitude with a usable
 * signal, with the criterion as a line. Undefined if no group is described.
 */
export function coverageScene({ name, channels }: CoverageFacts, width: number): Scene | undefined {
  const all = described(channels);
  if (all.length === 0) return undefined;
  const rows = all.filter(isOfferedRow);
  const highest = max(rows, ({ category, group }) =>
    Math.max(group.minimum_altitude_range ?? 0, category.min_altitude_range_m ?? 0),
  );
  const scale = scaleLinear()
    .domain([0, Math.max(LEAST_KM, (highest ?? 0) / METRES_PER_KM)])
    .range([EDGE, width - EDGE]);
  const x = (metres: number) => scale(metres / METRES_PER_KM);
  const foot = TOP + rows.length * ROW;
  const ticks = scale.ticks(Math.max(3, Math.min(8, width / 80)));
  const drawn = rows.filter(({ group }) => group.minimum_altitude_range !== null);
  const marks: Mark[] = [
    ...ticks.map((tick): Mark => ({ kind: 'line', d: stroke(scale(tick), TOP, scale(tick), foot), tone: 'grid' })),
    ...rows.flatMap((row, index) => rowMarks(row, TOP + index * ROW, x)),
    { kind: 'line', d: stroke(EDGE, foot, width - EDGE, foot), tone: 'frame' },
    ...ticks.map((tick): Mark => ({
      kind: 'text',
      x: scale(tick),
      y: foot + 14,
      text: String(tick),
      tone: 'soft',
      anchor: 'middle',
    })),
    { kind: 'text', x: width - EDGE, y: foot + 28, text: WORDS.axis, tone: 'soft', anchor: 'end' },
  ];
  const below = legend(
    [
      SIGNS.existing,
      ...(rows.some(isPlanned) ? [SIGNS.planned] : []),
      ...(rows.some(({ category }) => category.min_altitude_range_m !== null) ? [SIGNS.criterion] : []),
      SIGNS.overlap,
    ],
    width,
    foot + AXIS,
  );
  return {
    width,
    height: below.bottom,
    title: WORDS.title(name),
    description: drawn.length > 0 ? WORDS.description(drawn.length, all.length) : WORDS.nothing,
    marks: [...marks, ...below.marks],
    table: { columns: WORDS.columns, rows: all.map(cellsOf) },
  };
}

function rowMarks(row: Row, top: number, x: (metres: number) => number): Mark[] {
  const { category, group } = row;
  const { distance_full_overlap: low, minimum_altitude_range: high } = group;
  const y = top + 20;
  const least = category.min_altitude_range_m;
  const name = onGround(EDGE, top + 14, `${category.name}: ${wordsOf(row)}`);
  const range: Mark[] =
    high === null || (low ?? 0) > high ? [] : bar(isPlanned(row), x(low ?? 0), y, x(high) - x(low ?? 0), BAR);
  const line: Mark[] =
    least === null
      ? []
      : [{ kind: 'line', d: stroke(x(least), y - 4, x(least), y + BAR + 4), tone: 'criterion', dash: 'short' }];
  const overlap: Mark = {
    kind: 'line',
    d: capped(x(CRITERIA.fullOverlapM), y - 3, y + BAR + 3),
    tone: 'soft',
  };
  return [...range, overlap, ...line, ...name];
}
