import type { Point } from './geometry';

/** A facility projected onto one zoom level, in pixels. */
export interface ProjectedFacility extends Point {
  acronym: string;
}

/** Facilities too close together to be told apart, with one marker at their centre. */
export interface Crowd extends Point {
  members: readonly ProjectedFacility[];
}

/** Result of the clustering. */
export interface Gathered {
  single: readonly ProjectedFacility[];
  crowds: readonly Crowd[];
}

/** Facilities within this distance of the first one of a crowd belong to it, in pixels. */
const REACH = 44;

const squareOf = ({ x, y }: Point) => [Math.floor(x / REACH), Math.floor(y / REACH)] as const;

/** Markers of crowds closer than this would overlap, in pixels. */
const APART = 36;

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** Spatial hash with squares as wide as a crowd reaches: every neighbour is in the same square or an adjacent one. */
function squares<At extends Point>(facilities: readonly At[]) {
  const bySquare = new Map<string, At[]>();
  for (const facility of facilities) {
    const key = squareOf(facility).join();
    const square = bySquare.get(key);
    if (square) square.push(facility);
    else bySquare.set(key, [facility]);
  }
  return (around: Point) => {
    const [column, row] = squareOf(around);
    return [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => bySquare.get(`${column + x},${row + y}`) ?? []));
  };
}

const middleOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const crowdOf = (members: readonly ProjectedFacility[]): Crowd => ({
  x: middleOf(members.map(({ x }) => x)),
  y: middleOf(members.map(({ y }) => y)),
  members,
});

/** Merges crowds whose markers would overlap, until none do. */
function joined(crowds: readonly Crowd[]): readonly Crowd[] {
  const near = squares(crowds);
  const taken = new Set<Crowd>();
  const merged = crowds.flatMap((crowd) => {
    if (taken.has(crowd)) return [];
    const group = near(crowd).filter((other) => !taken.has(other) && distance(crowd, other) < APART);
    for (const each of group) taken.add(each);
    return group.length === 1 ? [crowd] : [crowdOf(group.flatMap(({ members }) => members))];
  });
  return merged.length === crowds.length ? crowds : joined(merged);
}

/**
 * Clusters facilities that are close together. The result depends only on the facilities and their order, not on the
 * visible section. Linear in the number of facilities, unless all are at one position.
 */
export function gather(facilities: readonly ProjectedFacility[]): Gathered {
  const near = squares(facilities);
  const taken = new Set<ProjectedFacility>();
  const single: ProjectedFacility[] = [];
  const crowds: Crowd[] = [];
  for (const facility of facilities) {
    if (taken.has(facility)) continue;
    const members = near(facility).filter((other) => !taken.has(other) && distance(facility, other) <= REACH);
    for (const member of members) taken.add(member);
    if (members.length === 1) single.push(facility);
    else crowds.push(crowdOf(members));
  }
  return { single, crowds: joined(crowds) };
}
