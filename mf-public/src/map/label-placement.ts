import { crosses, distance, entering, overlap } from './geometry';
import type { Box, Point } from './geometry';

/** A marker and the size of its label, in pixels. */
export interface Spot extends Point {
  id: string;
  /** 0 for a sign that has no label, and is only in the way of those of others. */
  width: number;
  height: number;
  /** Half the side of the square that no label may cover, where it is not that of a marker. */
  half?: number;
}

/** The place of a label: its centre, seen from the marker, in pixels. */
export interface Placement extends Point {
  /** Whether it stands so far from its marker that a line must join them. */
  hasLine: boolean;
}

interface Placed {
  spot: Spot;
  box: Box;
  lineEnd: Point;
  hasLine: boolean;
  cost: number;
}

/** Half the side of the square around a marker that no label may cover. */
const MARKER = 8;
/** Pixels kept free around a label. */
const MARGIN = 1;
/** A label nearer than this to its marker needs no line. */
const TOUCHES = MARKER + 5;
/** What makes a place bad, in the pixels that a label would rather move away. */
const COST = { lineOverLabel: 60, lineOverLine: 40, lineOverMarker: 25, outside: 400 };
/** Every label is reconsidered this often, now that its neighbours are known. */
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

/** The label of `spot` at one place, or `null` when it would cover a label or a marker. */
function tryPlace(
  spot: Spot,
  at: Point & { cost: number },
  markers: Spot[],
  others: Placed[],
  view?: Box,
): Placed | null {
  const centre = { x: spot.x + at.x, y: spot.y + at.y };
  const box = boxAround(centre, spot.width / 2, spot.height / 2);
  const roomy = boxAround(centre, spot.width / 2 + MARGIN, spot.height / 2 + MARGIN);
  if (markers.some((marker) => overlap(box, squareOf(marker)))) return null;
  if (others.some((other) => overlap(roomy, other.box))) return null;
  const lineEnd = entering(box, spot);
  const hasLine = distance(spot, lineEnd) > TOUCHES;
  let cost = at.cost;
  if (view && contains(view, spot) && !isInside(view, box)) cost += COST.outside;
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

/** The cheapest place for a label among the others. Candidates come nearest first, so the search may stop early. */
function best(spot: Spot, markers: Spot[], others: Placed[], view?: Box): Placed | null {
  let found: Placed | null = null;
  for (const at of candidates(spot.width, spot.height)) {
    if (found && at.cost >= found.cost) break;
    const placed = tryPlace(spot, at, markers, others, view);
    if (placed && (!found || placed.cost < found.cost)) found = placed;
  }
  return found;
}

/** How far apart two markers may be for their labels to meet. */
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
 * Places labels around their markers so that none covers another label or a marker; short ways, few crossing lines.
 * The same input gives the same result. A label for which there is no room within reach is left out (the map shows
 * it while its marker is active).
 * @param spots markers and label sizes, pixels of one zoom level
 * @param view the labels of markers inside it are kept inside it where possible
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
      const place = best(spot, around, others, view);
      if (place) placed.set(spot, place);
    }
  }
  return new Map([...placed].map(([spot, place]) => [spot.id, relative(place)]));
}

/** A place to try: the centre of the label, seen from the marker, and how much worse it is than the best place. */
interface Candidate extends Point {
  cost: number;
}

/** Distances in pixels from the marker's centre to the near edge of its label. */
const RADII = [9, 14, 20, 28, 36, 46, 58, 72, 88, 106, 126, 150];
const DIRECTIONS = 24;
/** Readers expect a label to the right of its marker, then to the left, then above or below. */
const preference = (angle: number) => 2 * (1 - Math.cos(angle)) * 0.75 + 3 * Math.abs(Math.sin(2 * angle));

/** Places around a marker for a label of this size, best first. */
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
