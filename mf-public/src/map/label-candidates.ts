import type { Point } from './geometry';

/** A place to try: the centre of the label, seen from the marker, and how much worse it is than the best place. */
export interface Candidate extends Point {
  cost: number;
}

/** Distances in pixels from the marker's centre to the near edge of its label. */
const RADII = [9, 14, 20, 28, 36, 46, 58, 72, 88, 106, 126, 150];
const DIRECTIONS = 24;
/** Readers expect a label to the right of its marker, then to the left, then above or below. */
const preference = (angle: number) => 2 * (1 - Math.cos(angle)) * 0.75 + 3 * Math.abs(Math.sin(2 * angle));

/** Places around a marker for a label of this size, best first. */
export function candidates(width: number, height: number): Candidate[] {
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
