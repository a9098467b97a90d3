/** The number of tabs on one side of a share, and of those that failed at least once. */
export interface Trials {
  tabs: number;
  failed: number;
}

/** The two sides of a share: tabs with the new release, and tabs with the present one in the same period. */
export interface Sides<Side = Trials> {
  new: Side;
  rest: Side;
}

/** From this argument on, Stirling's series is accurate to twelve digits. */
const SERIES_FROM = 10;

function logGamma(of: number): number {
  let x = of;
  let shift = 0;
  for (; x < SERIES_FROM; x += 1) shift += Math.log(x);
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5);
  return (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series - shift;
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** The beta prior of the new release's failure rate: any rate is possible. */
const ANY: Prior = [0.5, 0.5];
/** The beta prior of the present release's failure rate: a release that has been live for a while rarely fails. */
const SELDOM: Prior = [0.5, 10];
type Prior = readonly [failed: number, not: number];

/** The log likelihood of the observations, averaged over the prior of the rate. */
const logAverage = ({ tabs, failed }: Trials, [a, b]: Prior) => logBeta(failed + a, tabs - failed + b) - logBeta(a, b);

const times = (count: number, rate: number) => (count === 0 ? 0 : count * Math.log(rate));

const logLikelihood = ({ tabs, failed }: Trials, rate: number) => times(failed, rate) + times(tabs - failed, 1 - rate);

/** The number of search steps; each reduces the interval to two thirds. */
const STEPS = 40;

/** The maximum of a function with a single peak, by ternary search. */
function peakOf(value: (at: number) => number, lowest: number, highest: number): number {
  let [from, to] = [lowest, highest];
  for (let step = 0; step < STEPS; step += 1) {
    const third = (to - from) / 3;
    if (value(from + third) < value(to - third)) from += third;
    else to -= third;
  }
  return value((from + to) / 2);
}

const rateOf = ({ tabs, failed }: Trials) => failed / tabs;

/** The failure rate of the new release minus that of the present one. */
export const moreOften = (sides: Sides): number => rateOf(sides.new) - rateOf(sides.rest);

/** The maximum log likelihood of the observations, given the difference of both rates. */
const logBest = (sides: Sides, difference: number): number =>
  peakOf((rate) => logLikelihood(sides.new, rate + difference) + logLikelihood(sides.rest, rate), 0, 1 - difference);

const together = ({ new: ofNew, rest }: Sides): Trials => ({
  tabs: ofNew.tabs + rest.tabs,
  failed: ofNew.failed + rest.failed,
});

const isEmpty = ({ new: ofNew, rest }: Sides) => ofNew.tabs === 0 || rest.tabs === 0;

/** The evidence (e-value) that the new release fails more often than the present one; up to 1 there is none. */
export function evidenceOfWorse(sides: Sides): number {
  if (isEmpty(sides) || moreOften(sides) <= 0) return 0;
  const both = together(sides);
  const best = logLikelihood(both, rateOf(both));
  return Math.exp(logAverage(sides.new, ANY) + logAverage(sides.rest, SELDOM) - best);
}

/** The evidence (an e-value) that the failure rate of the new release is not higher by `margin`. */
export function evidenceOfAlike(sides: Sides, margin: number): number {
  if (isEmpty(sides) || moreOften(sides) >= margin) return 0;
  return Math.exp(logAverage(together(sides), SELDOM) - logBest(sides, margin));
}
