import { QA_SETTINGS } from './settings';
import { mean, runningMean, standardError } from './statistics';

/** Values over range; ranges in m, ascending. */
export interface Profile {
  ranges: readonly number[];
  values: readonly number[];
}

/** The indices of the first range from `from` on and of the first one after `to`, both in m. */
export function span(ranges: readonly number[], from: number, to: number): [begin: number, end: number] {
  const begin = ranges.findIndex((range) => range >= from);
  const after = ranges.findIndex((range) => range > to);
  return begin === -1 ? [ranges.length, ranges.length] : [begin, after === -1 ? ranges.length : after];
}

/** The values of a profile between two ranges, in m and inclusive. */
export const within = ({ ranges, values }: Profile, from: number, to: number): readonly number[] =>
  values.slice(...span(ranges, from, to));

/**
 * Whether a profile shows a signal between two ranges: it is above the noise around its background, which is zero, and
 * does not have the same value everywhere.
 */
export function hasSignal(profile: Profile, from: number, to: number): boolean {
  const values = within(profile, from, to);
  const isConstant = profile.values.every((value) => value === profile.values[0]);
  // Written so that a mean that is no number is no signal.
  return !isConstant && mean(values) > QA_SETTINGS.reader.minSignal * standardError(values);
}

/** The mean of a part of a profile, and its standard error. */
const level = (values: readonly number[]) => ({ mean: mean(values), error: standardError(values) });

/**
 * Whether a signal decreases with range beyond two ranges, as that of any atmosphere does: raw or corrected for the range,
 * it follows the density of the air in the end, whatever layers lie between. One part of the profile that is clearly lower
 * is enough. A background does not decrease.
 */
export function decreases({ ranges, values }: Profile, from: number, to: number): boolean {
  const { minDecrease, minSignal, scaleHeight } = QA_SETTINGS.reader;
  const [begin, after] = span(ranges, from, to);
  const reference = level(values.slice(begin, after));
  const bins = Math.max(1, after - begin);
  for (let at = after; at + bins <= values.length; at += bins) {
    const { mean: there, error } = level(values.slice(at, at + bins));
    const distance = (ranges[at] ?? 0) - (ranges[begin] ?? 0);
    const expected = reference.mean * minDecrease * (1 - Math.exp(-distance / scaleHeight));
    const noise = minSignal * Math.hypot(reference.error, error);
    if (reference.mean - there > Math.max(expected, noise)) return true;
  }
  return false;
}

/** The mean distance of the bins, m. */
export const binLength = (ranges: readonly number[]): number =>
  ((ranges.at(-1) ?? 0) - (ranges[0] ?? 0)) / Math.max(1, ranges.length - 1);

/** The odd number of bins nearest to a length in m, at least one. */
const oddBins = (metres: number, ranges: readonly number[]) =>
  Math.max(1, 2 * Math.floor(metres / binLength(ranges) / 2) + 1);

/** A profile after the running mean over a length in m. */
export const smoothed = ({ ranges, values }: Profile, metres: number): Profile => ({
  ranges,
  values: runningMean(values, oddBins(metres, ranges)),
});

/** Ranges in m of ranges in km or in m: exports of ATLAS are in km and name no unit. */
export function inMetres(ranges: readonly number[]): number[] {
  const isKilometres = (ranges.at(-1) ?? 0) <= QA_SETTINGS.reader.kilometresBelow;
  // Rounded to mm: 0.0075 km must be the same range as 7.5 m.
  return ranges.map((range) => (isKilometres ? Math.round(range * 1e6) / 1000 : range));
}

/** Whether ranges ascend, as every profile must. */
export const isAscending = (ranges: readonly number[]): boolean =>
  ranges.every((range, index) => index === 0 || range > (ranges[index - 1] ?? 0));
