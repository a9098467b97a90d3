import { QA_SETTINGS } from './settings';

/** A point of a line: its range in m, and its value. */
export type Point = readonly [range: number, value: number];

/**
 * At most 800 points of a line: of each part of it the lowest and the highest, so that no peak is lost. A line with
 * fewer points stays as it is; the first and the last point are kept.
 */
export function decimate(
  ranges: readonly number[],
  values: readonly number[],
  most: number = QA_SETTINGS.plotPoints,
): Point[] {
  const points = ranges.map((range, index): Point => [range, values[index] ?? Number.NaN]);
  const [first, last] = [points[0], points.at(-1)];
  if (points.length <= most || !first || !last) return points;
  const parts = Math.floor((most - 2) / 2);
  const inner = points.slice(1, -1);
  const extremes = Array.from({ length: parts }, (_part, part) => {
    const from = Math.floor((part * inner.length) / parts);
    return lowestAndHighest(inner.slice(from, Math.floor(((part + 1) * inner.length) / parts)));
  });
  return [first, ...extremes.flat(), last];
}

/** In the order of their ranges; one point if both are the same. */
function lowestAndHighest(part: readonly Point[]): Point[] {
  let [low, high] = [0, 0];
  part.forEach(([, value], index) => {
    if (value < (part[low]?.[1] ?? value)) low = index;
    if (value > (part[high]?.[1] ?? value)) high = index;
  });
  return [...new Set([Math.min(low, high), Math.max(low, high)])].flatMap((index) => {
    const point = part[index];
    return point ? [point] : [];
  });
}
