import type { Box, Point } from './geometry';

/** A facility outside the view. */
export interface Outside extends Point {
  acronym: string;
}

/** Positions of arrows at the edge, as compass directions; north is up. */
export const EDGES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Edge = (typeof EDGES)[number];

/** Facilities beyond one edge, nearest first. */
export interface Beyond {
  edge: Edge;
  facilities: readonly Outside[];
}

const contains = ({ left, right, top, bottom }: Box, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The edge or corner of the view that a point is beyond. */
function edgeOf({ left, right, top, bottom }: Box, { x, y }: Point): Edge {
  const vertical = y < top ? 'n' : y > bottom ? 's' : '';
  const horizontal = x < left ? 'w' : x > right ? 'e' : '';
  return `${vertical}${horizontal}` as Edge;
}

const distanceFrom = ({ left, right, top, bottom }: Box, { x, y }: Point) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Facilities outside the view, by edge or corner. `points`: positions in pixels of the view's zoom level. */
export function beyond(points: readonly Outside[], view: Box): Beyond[] {
  const outside = points.filter((point) => !contains(view, point));
  return EDGES.flatMap((edge) => {
    const facilities = outside
      .filter((point) => edgeOf(view, point) === edge)
      .toSorted((a, b) => distanceFrom(view, a) - distanceFrom(view, b));
    return facilities.length > 0 ? [{ edge, facilities }] : [];
  });
}
