import type { Pair, PolarisationText } from './atlas-columns';
import { applicationChannel } from './configuration';
import type { SuggestedResult } from './flags';
import {
  assessPolarisation,
  calibrate,
  linearDepolarisation,
  residualDepolarisation,
  type PolarisationFigures,
} from './polarisation-calibration';
import { within, type Profile } from './profile';
import { QA_SETTINGS } from './settings';
import { fitSlope, mean, standardError } from './statistics';

const LIMITS = QA_SETTINGS.polarisation;

/** The figures for one order of the columns. */
interface OrderFigures extends PolarisationFigures {
  /** Linear depolarisation ratio in the molecular range; `null` without parameters of the optics. */
  depolarisation: number | null;
  /** Its deviation from that of the molecules; `null` if one of them is not known. */
  residual: number | null;
}

export interface CalibrationFigures {
  /** If the first column of a pair is the reflected channel, as ATLAS writes them. */
  as_written: OrderFigures | null;
  /** If it is the transmitted one, as the header of ATLAS names them. */
  as_named: OrderFigures | null;
  /** Relative standard error of the gain ratio in the calibration window, and its slope in σ. */
  rsem: number | null;
  slope: number | null;
}

/** What the assessment of a pair needs besides its file; `null` for what is not known. */
export interface CalibrationContext {
  /** Depolarisation of the molecules for the filter of the receiver. */
  molecularDepolarisation: number | null;
  lastEta: number | null;
  /** Whether it is settled that the columns are as they are written. */
  isOrderConfirmed?: boolean;
}

/** Depolarisation of the molecules at the wavelength of a channel or pair; `null` for one that has none in the settings. */
export function molecularDepolarisationOf(name: string): number | null {
  const wavelength = applicationChannel(name.split('/')[0] ?? '')?.emission_wavelength ?? 0;
  const known: Readonly<Partial<Record<number, number>>> = LIMITS.molecularDepolarisation;
  return known[wavelength] ?? null;
}

interface Evaluation {
  figures: CalibrationFigures;
  code: number;
  /** `null` if the portal cannot suggest a result, because the order of the columns is not settled. */
  suggested: SuggestedResult | null;
}

const ratioIn = (ranges: readonly number[], [first, second]: Pair, from: number, to: number) =>
  mean(within({ ranges, values: first }, from, to)) / mean(within({ ranges, values: second }, from, to));

const swapped = ([first, second]: Pair): Pair => [second, first];

function figuresOf(
  { ranges, pairs, optics }: PolarisationText,
  expected: number | null,
  order: (pair: Pair) => Pair,
): OrderFigures | null {
  const { plus, minus, molecular } = pairs;
  if (!plus || !minus) return null;
  const ratio = (pair: Pair) => ratioIn(ranges, order(pair), LIMITS.calibrateFrom, LIMITS.calibrateTo);
  const figures = calibrate({ plus: ratio(plus), minus: ratio(minus) }, optics?.k ?? 1);
  const depolarisation =
    molecular && optics
      ? linearDepolarisation(
          ratioIn(ranges, order(molecular), LIMITS.molecularFrom, LIMITS.molecularTo) / (figures.eta / optics.k),
          optics,
        )
      : null;
  const residual =
    depolarisation === null || expected === null ? null : residualDepolarisation(depolarisation, expected);
  return Object.values(figures).every(Number.isFinite) ? { ...figures, depolarisation, residual } : null;
}

/** The ratio of the two signals of a pair, by bin. */
const ratios = ([first, second]: Pair) => first.map((value, index) => value / (second[index] ?? 0));

/** The gain ratio, by bin; `null` without both positions. */
function gainOf({ pairs: { plus, minus } }: PolarisationText): number[] | null {
  if (!plus || !minus) return null;
  const below = ratios(minus);
  return ratios(plus).map((above, index) => Math.sqrt(above * (below[index] ?? 0)));
}

/** What a calibration is evaluated by, by bin. */
interface CalibrationProfiles {
  /** The gain ratio of the calibration window, if the columns are as they are written. */
  level: number | null;
  /** The gain ratio and the two ratios that it is made of. */
  gain: Record<string, number[]>;
  /** The depolarisation of the Rayleigh measurement, by the order of the columns. */
  depolarisation: Record<string, number[]>;
}

/** The profiles of a calibration; none of what its file does not have. */
export function calibrationProfiles(
  text: PolarisationText,
  isOrderConfirmed: boolean = LIMITS.isColumnOrderConfirmed,
): CalibrationProfiles {
  const { ranges, pairs, optics } = text;
  const eta = gainOf(text);
  const gain: Record<string, number[]> =
    eta && pairs.plus && pairs.minus ? { eta, plus: ratios(pairs.plus), minus: ratios(pairs.minus) } : {};
  const orders = { as_written: (pair: Pair) => pair, ...(isOrderConfirmed ? {} : { as_named: swapped }) };
  const profiles = Object.entries(orders).flatMap(([name, order]) => {
    const figures = figuresOf({ ranges, pairs, optics }, null, order);
    const { molecular } = pairs;
    if (!figures || !molecular || !optics) return [];
    const values = ratios(order(molecular)).map((ratio) =>
      linearDepolarisation(ratio / (figures.eta / optics.k), optics),
    );
    return [[name, values] as const];
  });
  const level = figuresOf({ ranges, pairs, optics }, null, (pair) => pair)?.eta ?? null;
  return { level, gain, depolarisation: Object.fromEntries(profiles) };
}

/** Error and slope of the gain ratio, bin by bin in the calibration window; `null` without both positions. */
function flatness(text: PolarisationText) {
  const gain = gainOf(text);
  if (!gain) return null;
  const { ranges } = text;
  const profile: Profile = { ranges, values: gain };
  const values = within(profile, LIMITS.calibrateFrom, LIMITS.calibrateTo);
  const { slope, error } = fitSlope(
    within({ ranges, values: ranges }, LIMITS.calibrateFrom, LIMITS.calibrateTo),
    values,
  );
  const rsem = standardError(values) / mean(values);
  // Written so that an error or a slope that is no number is not flat.
  const isFlat = rsem <= LIMITS.maxRsem && Math.abs(slope) <= LIMITS.maxSlope * error;
  return { rsem, slope: error === 0 ? 0 : Math.abs(slope) / error, isFlat };
}

/** Evaluates the polarisation calibration of a pair of channels, for both orders of its columns. */
export function evaluatePolarisation(text: PolarisationText, context: CalibrationContext): Evaluation {
  const { molecularDepolarisation, lastEta, isOrderConfirmed = LIMITS.isColumnOrderConfirmed } = context;
  const flat = flatness(text);
  const written = figuresOf(text, molecularDepolarisation, (pair) => pair);
  const known = isOrderConfirmed ? written : null;
  const { code, suggested } = assessPolarisation({
    isFlat: flat?.isFlat ?? false,
    eta: known?.eta ?? null,
    epsilonDeg: known?.epsilon_deg ?? null,
    residual: known?.residual ?? null,
    lastEta,
    optics: text.optics,
    hasBothPositions: text.pairs.plus !== null && text.pairs.minus !== null,
  });
  const figures = {
    as_written: written,
    as_named: figuresOf(text, molecularDepolarisation, swapped),
    rsem: flat?.rsem ?? null,
    slope: flat?.slope ?? null,
  };
  return { figures, code, suggested: suggested === 'pass' && !isOrderConfirmed ? null : suggested };
}
