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

/** Signs of crowds nearer than this would lie on each other, in pixels. */
const APART = 36;

const distance = (one: Point, other: Point) => Math.hypot(other.x - one.x, other.y - one.y);

/** Places by squares as wide as a crowd reaches: whatever is near lies in the same square or beside it. */
function squares<At extends Point>(places: readonly At[]) {
  const found = new Map<string, At[]>();
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

const crowdOf = (members: readonly Place[]): Crowd => ({
  x: middleOf(members.map(({ x }) => x)),
  y: middleOf(members.map(({ y }) => y)),
  members,
});

/** Crowds whose signs would lie on each other become one, whose sign may again lie on another. */
function joined(crowds: readonly Crowd[]): readonly Crowd[] {
  const near = squares(crowds);
  const taken = new Set<Crowd>();
  const found = crowds.flatMap((crowd) => {
    if (taken.has(crowd)) return [];
    const group = near(crowd).filter((other) => !taken.has(other) && distance(crowd, other) < APART);
    for (const each of group) taken.add(each);
    return group.length === 1 ? [crowd] : [crowdOf(group.flatMap(({ members }) => members))];
  });
  return found.length === crowds.length ? crowds : joined(found);
}

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
    const members = near(place).filter((other) => !taken.has(other) && distance(place, other) <= REACH);
    for (const member of members) taken.add(member);
    if (members.length === 1) single.push(place);
    else crowds.push(crowdOf(members));
  }
  return { single, crowds: joined(crowds) };
}
