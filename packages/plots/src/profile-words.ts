import { figureRows } from '@portal/domain';
import type { PlotLine } from '@portal/domain';
import { max } from 'd3-array';
import { MESSAGES } from './messages';
import { isTelecover } from './profile-facts';
import type { ProfileFacts } from './profile-facts';
import { isCompared } from './profile-lines';
import type { Panel } from './profile-panel';
import type { PlotTable } from './scene';

const { profile: WORDS } = MESSAGES;

const METRES_PER_KM = 1000;
/** Ranges of the rows of the table of a telecover, km; others have one every km. */
const NEAR = [0.1, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 2.5];
const EVERY_KM = Array.from({ length: 40 }, (_row, index) => index + 1);

const figure = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? String(Number(value.toPrecision(3))) : MESSAGES.none;

/** The value at the point nearest to a range; undefined beyond the line. */
function valueAt({ points }: PlotLine, range: number): number | undefined {
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  if (range > last || range < Math.min(first, METRES_PER_KM * (NEAR[0] ?? 0))) return undefined;
  let [best] = points;
  for (const point of points) if (Math.abs(point[0] - range) < Math.abs((best?.[0] ?? 0) - range)) best = point;
  return best?.[1];
}

/** Lines over the ranges; straight ones between the ends of a window have two points. */
const over = (lines: readonly PlotLine[]) => lines.filter(({ points }) => points.length > 2);

/** The values of all lines at some ranges, those of the earlier test behind them. */
export function profileTable(facts: ProfileFacts): PlotTable {
  const { lines, former } = facts;
  const isNear = isTelecover(facts);
  const [farthest, nearest] = [
    max(over(lines), ({ points }) => points.at(-1)?.[0]) ?? 0,
    Math.min(...over(lines).map(({ points }) => points[0]?.[0] ?? 0)),
  ];
  const shown = [
    ...over(lines).map((line) => ({ line, title: WORDS.column(line, isNear) })),
    ...over(former?.lines ?? [])
      .filter((line) => line.quantity !== 'column' && isCompared(line))
      .map((line) => ({ line, title: WORDS.former(WORDS.column(line, isNear), former?.day ?? '') })),
  ];
  const rows = (isNear ? NEAR : EVERY_KM).filter(
    (km) => km * METRES_PER_KM <= farthest && km * METRES_PER_KM >= nearest,
  );
  return {
    columns: [WORDS.axis, ...shown.map(({ title }) => title)],
    rows: rows.map((km) => [String(km), ...shown.map(({ line }) => figure(valueAt(line, km * METRES_PER_KM)))]),
  };
}

/** The figures that are evaluated by, beside their limits. */
export function profileNotes({ type, figures, limits, lines }: ProfileFacts): string[] {
  if (type === 'rayleigh_fit') {
    const rows = figureRows(type, { figures }, limits).map(({ label, value, limit }) =>
      limit === '' ? `${label}: ${value}` : `${label}: ${value} (${limit})`,
    );
    return rows.length === 0 ? [] : [`${rows.join('; ')}.`];
  }
  const eta = lines.find(({ name }) => name === 'mean')?.points[0]?.[1];
  return eta === undefined ? [] : [WORDS.mean(figure(eta), figure(figures?.rsem), limits.polarisation?.maxRsem)];
}

/** That values are beyond the edge of a panel, and which is farthest from it. */
export function valuesBeyond(lines: readonly PlotLine[], { quantity, top, height, y }: Panel): string[] {
  const beyond = lines.flatMap((line) =>
    line.quantity === quantity
      ? line.points.flatMap(([range, value]) => {
          const level = y(value);
          const by = level === null ? 0 : Math.max(top - level, level - top - height);
          return by > 0 ? [{ range, value, by }] : [];
        })
      : [],
  );
  const farthest = beyond.toSorted((one, other) => other.by - one.by)[0];
  return farthest ? [WORDS.beyond(quantity, figure(farthest.value), figure(farthest.range / METRES_PER_KM))] : [];
}
