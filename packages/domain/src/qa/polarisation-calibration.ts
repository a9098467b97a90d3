import { codeFrom, percentOf, suggestedBy, type ResultFlag, type SuggestedResult } from './flags';
import { limitWords, type Limits } from './limits';
import { QA_SETTINGS } from './settings';

const LIMITS = QA_SETTINGS.polarisation;

/** The parameters of the receiver optics; `null` if the file does not have them. */
export interface OpticsParameters {
  g_r: number;
  g_t: number;
  h_r: number;
  h_t: number;
  k: number;
}

/** Ratios of the reflected to the transmitted signal in the calibration window, at +45° and at −45°. */
export interface CalibrationRatios {
  plus: number;
  minus: number;
}

export interface PolarisationFigures {
  /** Gain ratio. */
  eta: number;
  /** Relative difference of the two ratios. */
  psi: number;
  /** Rotation of the calibrator, degrees. */
  epsilon_deg: number;
}

/** Gain ratio and rotation of the calibrator from the ratios of a Δ90 calibration; `k` corrects for the optics. */
export function calibrate({ plus, minus }: CalibrationRatios, k: number): PolarisationFigures {
  const psi = (plus - minus) / (plus + minus);
  const epsilon = Math.asin(Math.tan(Math.asin(psi) / 2) / k) / 2;
  return { eta: Math.sqrt(plus * minus), psi, epsilon_deg: (epsilon * 180) / Math.PI };
}

/** The residual depolarisation from the calibrated and the molecular linear depolarisation ratio. */
export const residualDepolarisation = (calibrated: number, molecular: number): number =>
  (calibrated - molecular) / (1 - calibrated * molecular);

/**
 * The volume linear depolarisation ratio from the calibrated ratio of the signals (Freudenthaler, 2016,
 * doi:10.5194/amt-9-4181-2016).
 */
export const linearDepolarisation = (ratio: number, { g_r, g_t, h_r, h_t }: OpticsParameters): number =>
  (ratio * (g_t + h_t) - (g_r + h_r)) / (g_r - h_r - ratio * (g_t - h_t));

export const polarisationFlags = ({ polarisation }: Limits): readonly ResultFlag[] => [
  { bit: 1, text: 'The ratio is not constant in the calibration window.', suggests: 'fail' },
  {
    bit: 2,
    text: `The calibrator is rotated by more than ${limitWords(polarisation?.maxEpsilon, '°')}.`,
    suggests: 'pass_with_remark',
  },
  { bit: 4, text: 'The residual depolarisation is too large.', suggests: 'fail' },
  {
    bit: 8,
    text: `The gain ratio changed by more than ${limitWords(percentOf(polarisation?.maxEtaChange), ' %')} against the last valid calibration.`,
    suggests: 'pass_with_remark',
  },
  { bit: 16, text: 'GHK parameters are missing or impossible.', suggests: 'not_assessable' },
  { bit: 32, text: 'The calibration at +45° or at −45° is missing.', suggests: 'not_assessable' },
];

export const POLARISATION_FLAGS = polarisationFlags(QA_SETTINGS);

/** What a polarisation calibration is assessed by; `null` for each figure that is not known. */
export interface PolarisationFacts {
  isFlat: boolean;
  eta: number | null;
  epsilonDeg: number | null;
  residual: number | null;
  /** Gain ratio of the last valid calibration. */
  lastEta: number | null;
  optics: OpticsParameters | null;
  hasBothPositions: boolean;
}

const areImpossible = (optics: OpticsParameters | null) =>
  optics === null ||
  [optics.g_r, optics.g_t, optics.h_r, optics.h_t].some((value) => !(Math.abs(value) <= LIMITS.maxGh)) ||
  !(Math.abs(optics.k) > 0);

const exceeds = (value: number | null, limit: number) => value !== null && !(Math.abs(value) <= limit);

/** The flags of a polarisation calibration, and the result that they suggest. */
export function assessPolarisation(facts: PolarisationFacts): { code: number; suggested: SuggestedResult } {
  const { eta, lastEta } = facts;
  const change = eta !== null && lastEta !== null ? eta / lastEta - 1 : null;
  const code = codeFrom({
    1: facts.hasBothPositions && !facts.isFlat,
    2: exceeds(facts.epsilonDeg, LIMITS.maxEpsilon),
    4: exceeds(facts.residual, LIMITS.maxResidual),
    8: exceeds(change, LIMITS.maxEtaChange),
    16: areImpossible(facts.optics),
    32: !facts.hasBothPositions,
  });
  return { code, suggested: suggestedBy(POLARISATION_FLAGS, code, 'unassessableFirst') };
}

const ORDER_NOT_CONFIRMED =
  'which column is the reflected channel is not confirmed. The figures are given for both orders, and neither is assessed.';

/** Why the figures of a calibration lead to no suggestion, or to one that leaves them out. */
export function orderWords(
  { code, suggested }: { code: number | null; suggested: SuggestedResult | null },
  { polarisation }: Limits,
): string[] {
  if (code === null || polarisation?.isColumnOrderConfirmed) return [];
  return [`${suggested === null ? 'No suggestion' : 'Rotation and residual are left out'}: ${ORDER_NOT_CONFIRMED}`];
}
