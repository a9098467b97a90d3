import { crosses, distance, entering, overlap } from './geometry';
import type { Box, Point } from './geometry';

/** A marker and the size of its label, in pixels. */
export interface Spot extends Point {
  id: string;
  /** 0 for markers without a label, which only keep other labels away. */
  width: number;
  height: number;
  /** Half the side of the square that no label may cover, if it differs from that of a marker. */
  half?: number;
}

/** Position of a label: its centre relative to the marker, in pixels. */
export interface Placement extends Point {
  /** Whether it is so far from its marker that a line must join them. */
  hasLine: boolean;
}

interface Placed {
  spot: Spot;
  box: Box;
  lineEnd: Point;
  hasLine: boolean;
  cost: number;
}

/** Half the side of the square around a marker that no label may cover, in pixels. */
const MARKER = 8;
/** Clearance around a label, in pixels. */
const MARGIN = 1;
/** A label within this distance of its marker needs no line, in pixels. */
const TOUCHES = MARKER + 5;
/** Penalties, in pixels of additional distance that they are worth. */
const COST = { lineOverLabel: 60, lineOverLine: 40, lineOverMarker: 25, outside: 400 };
/** Number of passes: each label is reconsidered after its neighbours have been placed. */
const ROUNDS = 3;

const boxAround = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});
const squareOf = (spot: Spot) => boxAround(spot, spot.half ?? MARKER, spot.half ?? MARKER);
const contains = ({ left, right, top, bottom }: Box, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;
const isInside = (outer: Box, box: Box) =>
  box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom;

/** Beyond the view are the margins of the map, in pixels; in them, the end of a label would still be seen. */
const BEYOND = 32;

/**
 * Whether a label is on the wrong side of the view's edge: not complete in the view with its marker, or in it without
 * its marker, which the map names at its edge.
 */
function isAstray(view: Box, spot: Spot, box: Box): boolean {
  if (contains(view, spot)) return !isInside(view, box);
  const { left, right, top, bottom } = view;
  return overlap(box, { left: left - BEYOND, right: right + BEYOND, top: top - BEYOND, bottom: bottom + BEYOND });
}

/** The label of `spot` at a position, or `null` if it would cover a label or a marker. */
function tryAt(spot: Spot, at: Point & { cost: number }, markers: Spot[], others: Placed[], view?: Box): Placed | null {
  const centre = { x: spot.x + at.x, y: spot.y + at.y };
  const box = boxAround(centre, spot.width / 2, spot.height / 2);
  const roomy = boxAround(centre, spot.width / 2 + MARGIN, spot.height / 2 + MARGIN);
  if (markers.some((marker) => overlap(box, squareOf(marker)))) return null;
  if (others.some((other) => overlap(roomy, other.box))) return null;
  const lineEnd = entering(box, spot);
  const hasLine = distance(spot, lineEnd) > TOUCHES;
  let cost = at.cost;
  if (view && isAstray(view, spot, box)) cost += COST.outside;
  for (const other of others) {
    if (hasLine && crosses(spot, lineEnd, other.box)) cost += COST.lineOverLabel;
    if (!other.hasLine) continue;
    if (crosses(other.spot, other.lineEnd, box)) cost += COST.lineOverLabel;
    if (hasLine && crosses(spot, lineEnd, [other.spot, other.lineEnd])) cost += COST.lineOverLine;
  }
  if (hasLine) {
    const over = markers.filter((marker) => marker !== spot && crosses(spot, lineEnd, boxAround(marker, 4, 4)));
    cost += COST.lineOverMarker * over.length;
  }
  return { spot, box, lineEnd, hasLine, cost };
}

/** The cheapest position of a label among the others. Candidates are sorted by cost, so the search may stop early. */
function best(spot: Spot, markers: Spot[], others: Placed[], view?: Box): Placed | null {
  let cheapest: Placed | null = null;
  for (const at of candidates(spot.width, spot.height)) {
    if (cheapest && at.cost >= cheapest.cost) break;
    const placed = tryAt(spot, at, markers, others, view);
    if (placed && (!cheapest || placed.cost < cheapest.cost)) cheapest = placed;
  }
  return cheapest;
}

/** Labels of markers farther apart than this cannot meet, in pixels. */
const REACH = 240;
const near = (a: Point, b: Point) => Math.abs(a.x - b.x) < REACH && Math.abs(a.y - b.y) < REACH;

const byCrowd = (spots: readonly Spot[]) => {
  const crowd = new Map(spots.map((spot) => [spot, spots.filter((other) => distance(spot, other) < 60).length]));
  return spots.toSorted((a, b) => (crowd.get(b) ?? 0) - (crowd.get(a) ?? 0) || a.id.localeCompare(b.id));
};

const relative = ({ spot, box, hasLine }: Placed): Placement => ({
  x: Math.round((box.left + box.right) / 2 - spot.x),
  y: Math.round((box.top + box.bottom) / 2 - spot.y),
  hasLine,
});

/**
 * Positions labels around their markers so that none covers another label or a marker, close to the marker and with few
 * crossing lines. Deterministic. A label that does not fit within reach is left out (the map shows it while its marker
 * is active). `spots`: markers and label sizes in pixels of one zoom level; `view`: labels of markers inside it stay
 * inside it where possible, and those of markers outside it stay outside.
 */
export function placeLabels(spots: readonly Spot[], view?: Box): Map<string, Placement> {
  const order = byCrowd(spots);
  const labelled = order.filter(({ width }) => width > 0);
  const neighbours = new Map(labelled.map((spot) => [spot, order.filter((other) => near(spot, other))]));
  const placed = new Map<Spot, Placed>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const spot of labelled) {
      placed.delete(spot);
      const around = neighbours.get(spot) ?? [];
      const others = around.flatMap((other) => placed.get(other) ?? []);
      const placement = best(spot, around, others, view);
      if (placement) placed.set(spot, placement);
    }
  }
  return new Map([...placed].map(([spot, placement]) => [spot.id, relative(placement)]));
}

/** A position to try: the centre of the label relative to the marker, and its penalty compared with the best one. */
interface Candidate extends Point {
  cost: number;
}

/** Distances in pixels from the marker's centre to the near edge of its label. */
const RADII = [9, 14, 20, 28, 36, 46, 58, 72, 88, 106, 126, 150];
const DIRECTIONS = 24;
/** Readers expect a label to the right of its marker, then to the left, then above or below. */
const preference = (angle: number) => 2 * (1 - Math.cos(angle)) * 0.75 + 3 * Math.abs(Math.sin(2 * angle));

/** Positions around a marker for a label of this size, in pixels, best first. */
function candidates(width: number, height: number): Candidate[] {
  const all = RADII.flatMap((radius) =>
    Array.from({ length: DIRECTIONS }, (_, at) => {
      const angle = (at / DIRECTIONS) * 2 * Math.PI;
      return {
        x: Math.cos(angle) * (radius + width / 2),
        y: Math.sin(angle) * (radius + height / 2),
        cost: radius + preference(angle),
      };
    }),
  );
  return all.toSorted((a, b) => a.cost - b.cost);
}
