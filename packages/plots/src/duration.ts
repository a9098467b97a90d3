import type { AwaitedParty, Phase } from '@portal/domain';
import { day, PARTY_NAMES } from '@portal/domain';
import { max, min, sum } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { MESSAGES } from './messages';
import { axisLabels, box, hatch, legend, onGround, stroke } from './scene';
import type { Mark, Scene } from './scene';

const { duration: WORDS } = MESSAGES;

const DAY_SECONDS = 86_400;
const MONTHS = 12;
const EDGE = 12;
const TOP = 18;
const LANE = 44;
const BAR = 16;
const TICKS = 7;
/** A day takes more room than a month. */
const DAY_TICKS = 4;

const PARTIES: readonly AwaitedParty[] = ['facility', 'administrators', 'reviewers', 'cars'];

/** The phases of an application and the due date of the present one. */
export interface DurationFacts {
  phases: readonly Phase[];
  /** Epoch seconds; `null` if there is no due date. */
  due: number | null;
  /** Epoch seconds; the provisional end of the present phase. */
  now: number;
}

const daysOf = ({ from, until }: Phase, now: number) => Math.max(0, Math.round(((until ?? now) - from) / DAY_SECONDS));

/** Month starts between two moments in epoch seconds, thinned out to about `TICKS`. */
function months(from: number, until: number): number[] {
  const [first, last] = [new Date(from * 1000), new Date(until * 1000)];
  const count = (last.getUTCFullYear() - first.getUTCFullYear()) * MONTHS + last.getUTCMonth() - first.getUTCMonth();
  const step = Math.max(1, Math.ceil(count / TICKS));
  return Array.from({ length: Math.floor(count / step) }, (_unused, index) =>
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1 + index * step, 1),
  )
    .map((milliseconds) => milliseconds / 1000)
    .filter((at) => at > from && at < until);
}

const YEAR_AND_MONTH = 7;

/** The dates on the axis, in epoch seconds: month starts, or days if fewer than two months start in the time. */
function datesOf(from: number, until: number) {
  const starts = months(from, until);
  if (starts.length > 1) return starts.map((at) => ({ at, words: (day(at) ?? '').slice(0, YEAR_AND_MONTH) }));
  const [first, last] = [Math.ceil(from / DAY_SECONDS), Math.floor(until / DAY_SECONDS)];
  const step = Math.max(1, Math.ceil((last - first + 1) / DAY_TICKS));
  return Array.from({ length: Math.ceil((last - first + 1) / step) }, (_unused, index) => {
    const at = (first + index * step) * DAY_SECONDS;
    return { at, words: day(at) ?? '' };
  });
}

function bar(isOpen: boolean, x: number, y: number, width: number): Mark[] {
  const outline: Mark = { kind: 'line', d: box(x, y, width, BAR), tone: 'value' };
  return isOpen
    ? [{ kind: 'line', d: hatch(x, y, width, BAR), tone: 'planned' }, outline]
    : [{ kind: 'area', d: box(x, y, width, BAR), tone: 'pale' }, outline];
}

/** The time an application was pending with each party: one lane per party, joined by a line at each hand-over. */
export function durationScene({ phases, due, now }: DurationFacts, width: number): Scene | undefined {
  const from = min(phases, (phase) => phase.from);
  if (from === undefined) return undefined;
  const until = Math.max(max(phases, (phase) => phase.until ?? now) ?? now, due ?? 0, from + DAY_SECONDS);
  const x = scaleLinear()
    .domain([from, until])
    .range([EDGE, width - EDGE]);
  const laneOf = (party: AwaitedParty) => TOP + PARTIES.indexOf(party) * LANE + 20;
  const foot = TOP + PARTIES.length * LANE;
  const dates = datesOf(from, until).map(({ at, words }) => ({ x: x(at), words }));
  const daysWith = (party: AwaitedParty) => sum(phases, (phase) => (phase.party === party ? daysOf(phase, now) : 0));
  const below = legend(
    [
      { words: WORDS.ended, sign: (left, top) => bar(false, left, top - 3, 20) },
      { words: WORDS.open, sign: (left, top) => bar(true, left, top - 3, 20) },
    ],
    width,
    foot + 30,
  );
  const dueMarks: Mark[] =
    due === null
      ? []
      : [
          { kind: 'line', d: stroke(x(due), TOP, x(due), foot), tone: 'criterion', dash: 'short' },
          ...axisLabels([{ x: x(due), words: WORDS.due(day(due) ?? '') }], width, TOP - 5),
        ];
  return {
    width,
    height: below.bottom,
    title: WORDS.title,
    description: WORDS.description(
      PARTIES.map((party) => WORDS.with(PARTY_NAMES[party], daysWith(party))),
      due !== null,
    ),
    marks: [
      ...dates.map((date): Mark => ({ kind: 'line', d: stroke(date.x, TOP, date.x, foot), tone: 'grid' })),
      ...axisLabels(dates, width, foot + 14),
      ...phases.slice(1).map((phase, index): Mark => {
        const before = phases[index] ?? phase;
        return {
          kind: 'line',
          d: stroke(x(phase.from), laneOf(before.party), x(phase.from), laneOf(phase.party)),
          tone: 'frame',
        };
      }),
      ...phases.flatMap((phase) =>
        bar(
          phase.until === null,
          x(phase.from),
          laneOf(phase.party),
          Math.max(2, x(phase.until ?? now) - x(phase.from)),
        ),
      ),
      // Below the labels, which it would cross.
      ...dueMarks,
      ...PARTIES.flatMap((party) => onGround(EDGE, laneOf(party) - 6, WORDS.with(PARTY_NAMES[party], daysWith(party)))),
      { kind: 'line', d: stroke(EDGE, foot, width - EDGE, foot), tone: 'frame' },
      ...below.marks,
    ],
    table: {
      columns: WORDS.columns,
      rows: phases.map((phase) => [
        PARTY_NAMES[phase.party],
        day(phase.from) ?? '',
        phase.until === null ? WORDS.open : (day(phase.until) ?? ''),
        String(daysOf(phase, now)),
        phase.until === null && due !== null ? (day(due) ?? '') : MESSAGES.none,
      ]),
    },
  };
}
