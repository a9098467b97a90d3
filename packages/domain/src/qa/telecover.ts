import { codeFrom, suggestedBy, type ResultFlag, type SuggestedResult } from './flags';
import { limitWords, type Limits } from './limits';
import { decreases, hasSignal, smoothed, span, within } from './profile';
import { QA_SETTINGS } from './settings';
import { mean } from './statistics';

const LIMITS = QA_SETTINGS.telecover;

/** One part of the telescope: its code in the file (N, E, S, W; I, O for rings), and its signal by bin. */
export interface Sector {
  code: string;
  values: readonly number[];
}

export interface Telecover {
  /** m. */
  ranges: readonly number[];
  sectors: readonly Sector[];
  /** The first sector, measured once more at the end. */
  repeated: Sector | null;
}

export interface TelecoverFigures {
  /** The range from which all sectors agree up to the end of the near range, m; `null` if there is none. */
  full_overlap_m: number | null;
  /** The full overlap that the application states, m; absent in self-checks of before it was stored. */
  stated_overlap_m?: number | null;
  /** Largest deviation of a sector from their mean, from the advised overlap to the end of the near range. */
  largest_deviation: number | null;
  /** Largest deviation of the repeated sector from its first measurement; `null` without one. */
  repeat_deviation: number | null;
}

/** A note of every telecover with quadrants, whatever its result. */
export const EQUAL_SECTORS =
  'Equal sectors do not prove complete overlap: quadrants with the same late overlap agree from the first bin. The ring test shows it.';

export const telecoverFlags = ({ telecover }: Limits): readonly ResultFlag[] => [
  { bit: 1, text: 'The sectors do not agree up to the end of the near range.', suggests: 'fail' },
  { bit: 2, text: 'Full overlap is farther than the application states.', suggests: 'pass_with_remark' },
  {
    bit: 4,
    text: `Full overlap is above ${limitWords(telecover?.advisedOverlap, ' m')}.`,
    suggests: 'pass_with_remark',
  },
  { bit: 8, text: 'The atmosphere changed: the repeated sector differs from its first.', suggests: 'not_assessable' },
  { bit: 16, text: 'No sector was repeated.', suggests: 'not_assessable' },
  { bit: 32, text: 'A sector is missing.', suggests: 'fail' },
  { bit: 64, text: 'No sector shows a signal above its background.', suggests: 'not_assessable' },
  {
    bit: 128,
    text: 'The signal of a sector does not decrease with range, as that of an atmosphere does.',
    suggests: 'not_assessable',
  },
];

export const TELECOVER_FLAGS = telecoverFlags(QA_SETTINGS);

/** Number of parts of the telescope that a test needs. */
const PARTS = { quadrants: LIMITS.quadrants, rings: LIMITS.rings };

/** What a sector is made comparable by, m. */
type Window = Pick<NonNullable<Limits['telecover']>, 'smoothing' | 'normaliseFrom' | 'normaliseTo'>;

/** A smoothed signal, relative to its mean in the normalisation window. */
function normalised(
  values: readonly number[],
  ranges: readonly number[],
  { smoothing, normaliseFrom, normaliseTo }: Window = LIMITS,
): readonly number[] {
  const smooth = smoothed({ ranges, values }, smoothing);
  const reference = mean(within(smooth, normaliseFrom, normaliseTo));
  return smooth.values.map((value) => value / reference);
}

/** The deviation of each sector from the mean of all, by bin; each smoothed and relative to its own reference. */
export function sectorDeviations(
  { ranges, sectors }: Omit<Telecover, 'repeated'>,
  window: Window = LIMITS,
): number[][] {
  const relative = sectors.map(({ values }) => normalised(values, ranges, window));
  const references = ranges.map((_range, index) => mean(relative.map((values) => values[index] ?? Number.NaN)));
  return relative.map((values) => references.map((reference, index) => (values[index] ?? Number.NaN) / reference - 1));
}

/** The largest deviation of a sector from the mean of all, by bin. */
export function sectorDeviation(telecover: Omit<Telecover, 'repeated'>): number[] {
  const deviations = sectorDeviations(telecover);
  return telecover.ranges.map((_range, index) =>
    Math.max(...deviations.map((values) => Math.abs(values[index] ?? Number.NaN))),
  );
}

/** The first range from which every deviation up to the end of the near range is within the limit. */
function agreesFrom(ranges: readonly number[], deviation: readonly number[]): number | null {
  const [, end] = span(ranges, 0, LIMITS.nearRange);
  let first = end;
  // Written so that a deviation that is no number does not agree.
  while (first > 0 && (deviation[first - 1] ?? Number.NaN) <= LIMITS.maxDeviation) first -= 1;
  return first < end ? (ranges[first] ?? null) : null;
}

const largest = (values: readonly number[]) => (values.length === 0 ? null : Math.max(...values));

function repeatDeviation({ ranges, sectors, repeated }: Telecover): number | null {
  const first = sectors.find(({ code }) => code === repeated?.code);
  if (!repeated || !first) return null;
  const [again, before] = [normalised(repeated.values, ranges), normalised(first.values, ranges)];
  const values = ranges.map((_range, index) => Math.abs((again[index] ?? 0) / (before[index] ?? 0) - 1));
  return largest(within({ ranges, values }, LIMITS.repeatFrom, LIMITS.nearRange));
}

/** Whether the full overlap exceeds the stated one by more than the margin. */
const isFarther = (overlap: number, stated: number) =>
  overlap > stated * (1 + LIMITS.overlapShare) && overlap > stated + LIMITS.overlapMargin;

/** How many sectors show a signal, and how many of these one that decreases with range. */
function signalsIn({ ranges, sectors }: Telecover): { above: number; decreasing: number } {
  const { normaliseFrom, normaliseTo } = LIMITS;
  const above = sectors.filter(({ values }) => hasSignal({ ranges, values }, normaliseFrom, normaliseTo));
  const decreasing = above.filter(({ values }) => decreases({ ranges, values }, normaliseFrom, normaliseTo));
  return { above: above.length, decreasing: decreasing.length };
}

interface Figures {
  figures: TelecoverFigures;
  code: number;
  suggested: SuggestedResult;
}

/**
 * Evaluates a telecover: each smoothed sector relative to its mean in 1.5–2.0 km, compared with the mean of all. A test
 * of rings compares inner with outer in the same way. `statedOverlap` is the full overlap of the application, m.
 */
export function evaluateTelecover(
  telecover: Telecover,
  kind: keyof typeof PARTS,
  statedOverlap: number | null,
): Figures {
  const { ranges, sectors, repeated } = telecover;
  const isComplete = new Set(sectors.map(({ code }) => code)).size >= PARTS[kind];
  const deviation = sectorDeviation(telecover);
  const { above, decreasing } = signalsIn(telecover);
  // Backgrounds agree as well as signals do: of them alone, nothing is compared.
  const isSilent = decreasing === 0;
  const overlap = isComplete && !isSilent ? agreesFrom(ranges, deviation) : null;
  const repeat = isSilent ? null : repeatDeviation(telecover);
  const code = codeFrom({
    1: overlap === null && !isSilent,
    2: overlap !== null && statedOverlap !== null && isFarther(overlap, statedOverlap),
    4: overlap !== null && overlap > LIMITS.advisedOverlap,
    8: repeat !== null && !(repeat <= LIMITS.maxRepeatDeviation),
    16: repeated === null,
    32: !isComplete,
    64: above === 0,
    128: decreasing < above,
  });
  const figures = {
    full_overlap_m: overlap,
    stated_overlap_m: statedOverlap,
    largest_deviation: isSilent
      ? null
      : largest(within({ ranges, values: deviation }, LIMITS.advisedOverlap, LIMITS.nearRange)),
    repeat_deviation: repeat,
  };
  return { figures, code, suggested: suggestedBy(TELECOVER_FLAGS, code) };
}
