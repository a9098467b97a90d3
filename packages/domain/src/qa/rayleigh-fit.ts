import { codeFrom, suggestedBy, type ResultFlag, type SuggestedResult } from './flags';
import { limitWords, type Limits } from './limits';
import { hasSignal, span } from './profile';
import { QA_SETTINGS } from './settings';
import { durbinWatson, fitSlope, mean, standardError } from './statistics';

const LIMITS = QA_SETTINGS.rayleigh;

/** Ranges in m. */
export interface Window {
  from: number;
  to: number;
}

export interface RayleighFit {
  /** m. */
  ranges: readonly number[];
  /** Attenuated backscatter of the molecular atmosphere, and the signal: both corrected for the range. */
  molecular: readonly number[];
  signal: readonly number[];
  /** The window of the fit; `null` if the file names none. */
  window: Window | null;
  /** Hours between the measurement and the radiosonde; `null` without one. */
  radiosondeHours: number | null;
}

/** The fit of one window. Slopes in units of their standard errors. */
export interface WindowFit extends Window {
  /** Standard error of the mean residual, relative to the molecular signal. */
  rsem: number;
  slope: number;
  half_difference: number;
  durbin_watson: number;
}

export const rayleighFlags = ({ rayleigh }: Limits): readonly ResultFlag[] => [
  { bit: 1, text: 'Too noisy: please average longer.', suggests: 'not_assessable' },
  { bit: 2, text: 'The residual has a slope.', suggests: 'fail' },
  { bit: 4, text: 'The two halves of the window have different slopes.', suggests: 'fail' },
  { bit: 8, text: 'Neighbouring residuals depend on each other.', suggests: 'fail' },
  { bit: 16, text: 'The window is too short or too near.', suggests: 'not_assessable' },
  {
    bit: 32,
    text: `No radiosonde or model within ${limitWords(rayleigh?.radiosondeHours, ' h')}.`,
    suggests: 'not_assessable',
  },
  {
    bit: 64,
    text: 'The molecular range ends below the minimum altitude range of the application.',
    suggests: 'pass_with_remark',
  },
  { bit: 128, text: 'No signal above its background in the window of the fit.', suggests: 'not_assessable' },
];

export const RAYLEIGH_FLAGS = rayleighFlags(QA_SETTINGS);

/** Fits the signal to the molecules in a window; `null` if it has too few bins or no signal. */
export function fitWindow(
  fit: Omit<RayleighFit, 'window' | 'radiosondeHours'>,
  { from, to }: Window,
): WindowFit | null {
  const [begin, end] = span(fit.ranges, from, to);
  const [ranges, molecular, signal] = [fit.ranges, fit.molecular, fit.signal].map((each) => each.slice(begin, end)) as [
    number[],
    number[],
    number[],
  ];
  if (ranges.length < LIMITS.minBins) return null;
  const reference = mean(molecular);
  const scale = reference / mean(signal);
  const residuals = signal.map((value, index) => (scale * value - (molecular[index] ?? 0)) / reference);
  const half = Math.floor(ranges.length / 2);
  const all = fitSlope(ranges, residuals);
  const low = fitSlope(ranges.slice(0, half), residuals.slice(0, half));
  const high = fitSlope(ranges.slice(half), residuals.slice(half));
  const figures = {
    rsem: standardError(residuals),
    slope: Math.abs(all.slope) / all.error,
    half_difference: Math.abs(low.slope - high.slope) / (low.error + high.error),
    durbin_watson: durbinWatson(residuals),
  };
  return Object.values(figures).every(Number.isFinite) ? { from, to, ...figures } : null;
}

/** The flags of a fit that concern its figures. */
const codeOfFit = ({ rsem, slope, half_difference, durbin_watson }: WindowFit) =>
  codeFrom({
    1: rsem > LIMITS.maxRsem,
    2: slope > LIMITS.maxSlope,
    4: half_difference > LIMITS.maxHalfDifference,
    8: durbin_watson < LIMITS.durbinWatsonFrom || durbin_watson > LIMITS.durbinWatsonTo,
  });

/** Every window of the search, all lengths from each beginning. */
function searchWindows(end: number): Window[] {
  const windows: Window[] = [];
  for (let from: number = LIMITS.searchFrom; from < LIMITS.searchTo; from += LIMITS.searchStep)
    for (let length: number = LIMITS.shortestWindow; length <= LIMITS.longestWindow; length += LIMITS.searchStep)
      if (from + length <= Math.min(end, LIMITS.searchTo)) windows.push({ from, to: from + length });
  return windows;
}

const bitsIn = (code: number): number => (code === 0 ? 0 : (code & 1) + bitsIn(code >> 1));

/** The fit with the fewest flags, among those the one with the smallest error. */
const better = (one: WindowFit, other: WindowFit) => {
  const difference = bitsIn(codeOfFit(one)) - bitsIn(codeOfFit(other));
  return difference < 0 || (difference === 0 && one.rsem <= other.rsem) ? one : other;
};

const bestOf = (fits: readonly WindowFit[]) =>
  fits.reduce<WindowFit | null>((best, each) => (best ? better(best, each) : each), null);

const isTooShort = ({ from, to }: Window) => to - from < LIMITS.shortestWindow || from < LIMITS.searchFrom;

export interface RayleighFigures {
  fit: WindowFit | null;
  /** Upper end of the highest window without flags, m; `null` if there is none. */
  molecular_up_to_m: number | null;
}

interface Evaluation {
  figures: RayleighFigures;
  code: number;
  suggested: SuggestedResult;
}

/**
 * Evaluates a Rayleigh fit in the window of its file, or in the best one found. `statedRange` is the minimum altitude
 * range of the application, m. The Shapiro–Wilk test of ATLAS is left out.
 */
export function evaluateRayleighFit(rayleigh: RayleighFit, statedRange: number | null): Evaluation {
  const searched = searchWindows(rayleigh.ranges.at(-1) ?? 0).flatMap((window) => fitWindow(rayleigh, window) ?? []);
  const chosen = rayleigh.window ? fitWindow(rayleigh, rayleigh.window) : bestOf(searched);
  const fits = chosen ? [...searched, chosen] : searched;
  const valid = fits.filter((each) => codeOfFit(each) === 0 && !isTooShort(each));
  const reach = valid.length === 0 ? null : Math.max(...valid.map(({ to }) => to));
  const { from, to } = rayleigh.window ?? chosen ?? { from: 0, to: Number.POSITIVE_INFINITY };
  const { ranges, molecular, signal } = rayleigh;
  const isSilent = [molecular, signal].some((values) => !hasSignal({ ranges, values }, from, to));
  const code =
    (chosen ? codeOfFit(chosen) : 0) |
    codeFrom({
      16: chosen === null || isTooShort(chosen),
      32: rayleigh.radiosondeHours === null || !(rayleigh.radiosondeHours <= LIMITS.radiosondeHours),
      64: statedRange !== null && (reach === null || reach < statedRange),
      128: isSilent,
    });
  const figures = { fit: chosen, molecular_up_to_m: reach };
  return { figures, code, suggested: suggestedBy(RAYLEIGH_FLAGS, code, 'unassessableFirst') };
}
