import { decimate } from './decimate';

const line = (count: number, at: (index: number) => number = (index) => index) => {
  const indices = Array.from({ length: count }, (_point, index) => index);
  return [indices.map((index) => 7.5 * (index + 1)), indices.map(at)] as const;
};

test.each<[why: string, count: number, expected: number]>([
  ['no point', 0, 0],
  ['one point', 1, 1],
  ['as many as there may be', 800, 800],
  ['one more: lowest and highest of 399 parts, and the ends', 801, 800],
  ['4000 points', 4000, 800],
  ['40 000 points', 40_000, 800],
])('%s', (_why, count, expected) => {
  const points = decimate(...line(count));
  expect(points).toHaveLength(expected);
  expect(points.at(-1)?.[0] ?? 0).toBe(7.5 * count);
});

test('a single peak and a single dip stay, in the order of their ranges', () => {
  const points = decimate(...line(4000, (index) => (index === 1234 ? 9 : index === 1236 ? -9 : 0)));
  expect(points.filter(([, value]) => value !== 0)).toEqual([
    [7.5 * 1235, 9],
    [7.5 * 1237, -9],
  ]);
  expect(points.every(([range], index) => index === 0 || range > (points[index - 1]?.[0] ?? 0))).toBe(true);
});
