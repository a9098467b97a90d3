/** The mean; `NaN` of no values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard error of the mean, from the standard deviation of the whole population. */
export function standardError(values: readonly number[]): number {
  const centre = mean(values);
  const variance = mean(values.map((value) => (value - centre) ** 2));
  return Math.sqrt(variance / values.length);
}

/** The slope of a straight line through points (least squares), and its standard error. */
export interface Slope {
  slope: number;
  error: number;
}

/** The straight line through points (least squares); `offset` is its value at zero. */
export function fitLine(x: readonly number[], y: readonly number[]): { slope: number; offset: number } {
  const [centreX, centreY] = [mean(x), mean(y)];
  const spread = x.reduce((sum, at) => sum + (at - centreX) ** 2, 0);
  const slope = x.reduce((sum, at, index) => sum + (at - centreX) * ((y[index] ?? 0) - centreY), 0) / spread;
  return { slope, offset: centreY - slope * centreX };
}

/** Fits a straight line; needs at least three points that differ in `x`. */
export function fitSlope(x: readonly number[], y: readonly number[]): Slope {
  const [centreX, centreY] = [mean(x), mean(y)];
  const spread = x.reduce((sum, at) => sum + (at - centreX) ** 2, 0);
  const { slope } = fitLine(x, y);
  const rest = x.reduce((sum, at, index) => sum + ((y[index] ?? 0) - centreY - slope * (at - centreX)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / (x.length - 2) / spread) };
}

/**
 * The Durbin–Watson statistic of residuals: about 2 if neighbours are independent, towards 0 if they are alike, towards
 * 4 if they alternate.
 */
export function durbinWatson(residuals: readonly number[]): number {
  const centre = mean(residuals);
  const total = residuals.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  const steps = residuals.slice(1).reduce((sum, value, index) => sum + (value - (residuals[index] ?? 0)) ** 2, 0);
  return steps / total;
}

/**
 * The running mean over a window of `width` values around each value, an odd number; at the ends the window is cut.
 * Sums are carried along, so that it is linear in the number of values.
 */
export function runningMean(values: readonly number[], width: number): number[] {
  const half = Math.floor(width / 2);
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => (sums[index + 1] = (sums[index] ?? 0) + value));
  return values.map((_value, index) => {
    const [from, to] = [Math.max(0, index - half), Math.min(values.length, index + half + 1)];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}
