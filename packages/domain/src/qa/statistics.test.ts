import { durbinWatson, fitSlope, mean, runningMean, standardError } from './statistics';

test.each<[what: string, is: number, expected: number]>([
  ['the mean of 1, 2, 6', mean([1, 2, 6]), 3],
  ['the standard error of equal values', standardError([4, 4, 4]), 0],
  ['the standard error of 1 and 3', standardError([1, 3]), 1 / Math.SQRT2],
  ['the slope of a straight line', fitSlope([0, 1, 2, 3], [1, 3, 5, 7]).slope, 2],
  ['the error of that slope', fitSlope([0, 1, 2, 3], [1, 3, 5, 7]).error, 0],
  ['Durbin–Watson of alternating values', durbinWatson([1, -1, 1, -1]), 3],
  ['Durbin–Watson of a slow wave', durbinWatson([1, 1, -1, -1]), 1],
])('%s', (_what, is, expected) => {
  expect(is).toBeCloseTo(expected, 12);
});

test.each<[why: string, width: number, expected: number[]]>([
  ['one value: as it is', 1, [1, 2, 6, 3]],
  ['three values: cut at both ends', 3, [1.5, 3, 11 / 3, 4.5]],
  ['wider than the profile: its mean', 99, [3, 3, 3, 3]],
])('running mean over %s', (_why, width, expected) => {
  runningMean([1, 2, 6, 3], width).forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? 0, 12));
});
