import type { Point } from './geometry';

/** A facility on the plane of one zoom level, in pixels. */
export interface Place extends Point {
  acronym: string;
}

/** Facilities that stand too near to each other to be told apart: one sign for all of them, at their middle. */
export interface Crowd extends Point {
  members: readonly Place[];
}

/** What is drawn of many facilities. */
export interface Gathered {
  /** Each with a marker of its own. */
  single: readonly Place[];
  crowds: readonly Crowd[];
}

/** Facilities nearer than this to the first one of a crowd belong to it, in pixels. */
const REACH = 44;

const squareOf = ({ x, y }: Point) => [Math.floor(x / REACH), Math.floor(y / REACH)] as const;

/** Places by squares as wide as a crowd reaches: whatever is near lies in the same square or beside it. */
function squares(places: readonly Place[]) {
  const found = new Map<string, Place[]>();
  for (const place of places) {
    const key = squareOf(place).join();
    const square = found.get(key);
    if (square) square.push(place);
    else found.set(key, [place]);
  }
  return (around: Point) => {
    const [column, row] = squareOf(around);
    return [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => found.get(`${column + x},${row + y}`) ?? []));
  };
}

const middleOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Gathers facilities that are near to each other into crowds. The same facilities in the same order give the same crowds,
 * whatever part of the map is in view; time grows with their number, not with its square, unless all are at one place.
 */
export function gather(places: readonly Place[]): Gathered {
  const near = squares(places);
  const taken = new Set<Place>();
  const single: Place[] = [];
  const crowds: Crowd[] = [];
  for (const place of places) {
    if (taken.has(place)) continue;
    const members = near(place).filter(
      (other) => !taken.has(other) && Math.hypot(other.x - place.x, other.y - place.y) <= REACH,
    );
    for (const member of members) taken.add(member);
    if (members.length === 1) single.push(place);
    else crowds.push({ x: middleOf(members.map(({ x }) => x)), y: middleOf(members.map(({ y }) => y)), members });
  }
  return { single, crowds };
}
