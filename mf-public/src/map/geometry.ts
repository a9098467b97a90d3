export interface Point {
  x: number;
  y: number;
}

/** An axis-aligned rectangle; y grows downwards. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether two boxes overlap; touching does not count. */
export const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The point of a box that is nearest to a point outside it. */
export const entering = (box: Box, from: Point): Point => ({
  x: clamp(from.x, box.left, box.right),
  y: clamp(from.y, box.top, box.bottom),
});

/** The sign gives the side of the line from a to b on which the point lies. */
const side = (a: Point, b: Point, { x, y }: Point) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

const crossesLine = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Whether the line from a to b intersects a box or another line. */
export function crosses(a: Point, b: Point, other: Box | [Point, Point]): boolean {
  if (Array.isArray(other)) return crossesLine(a, b, ...other);
  const { left, right, top, bottom } = other;
  if (Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > right) return false;
  if (Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > bottom) return false;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((corner) => side(a, b, corner));
  return Math.min(...corners) < 0 && Math.max(...corners) > 0;
}
