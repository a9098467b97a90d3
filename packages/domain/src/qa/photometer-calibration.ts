import { addMonths, type Day } from '../time/day';
import { listOf } from '../types/type-item';
import { codeFrom, suggestedBy, type ResultFlag, type SuggestedResult } from './flags';
import { QA_SETTINGS } from './settings';

export const PHOTOMETER_FLAGS: readonly ResultFlag[] = [
  { bit: 1, text: 'The dates are not in their order.', suggests: 'not_assessable' },
  {
    bit: 2,
    text: `The calibration is older than ${QA_SETTINGS.intervals.photometerCalibration} months.`,
    suggests: 'fail',
  },
  {
    bit: 4,
    text: `The calibration shifted by more than ${QA_SETTINGS.photometer.maxShift} %.`,
    suggests: 'pass_with_remark',
  },
  { bit: 8, text: 'The uncertainty is missing.', suggests: 'pass_with_remark' },
  { bit: 16, text: 'A check failed.', suggests: 'fail' },
];

/** The ways of a photometer through a calibration, in their order; `null` for each day that is not known. */
export interface CalibrationDays {
  sent: Day | null;
  received: Day | null;
  calibrated: Day | null;
  returned: Day | null;
  installed: Day | null;
}

/** [I] The usual channels of a sun photometer, nm. */
export const USUAL_WAVELENGTHS: readonly number[] = [340, 380, 440, 500, 675, 870, 1020, 1640];

/** Where photometers are calibrated. [X] The list is to be confirmed by the calibration centre. */
export const CALIBRATION_CENTRES = listOf()([
  { code: 'lille', name: 'Lille' },
  { code: 'valladolid', name: 'Valladolid' },
  { code: 'izana', name: 'Izaña' },
  { code: 'other', name: 'Other' },
]);
export type CalibrationCentreCode = (typeof CALIBRATION_CENTRES)[number]['code'];

/** Kinds of calibrations of a photometer. */
export const CALIBRATION_KINDS = listOf()([
  { code: 'pre_field', name: 'Before the deployment' },
  { code: 'post_field', name: 'After the deployment' },
  { code: 'on_site', name: 'On site' },
  { code: 'laboratory', name: 'In the laboratory' },
]);
export type CalibrationKindCode = (typeof CALIBRATION_KINDS)[number]['code'];

/** Results of a calibration. */
export const CALIBRATION_RESULTS = listOf()([
  { code: 'usable', name: 'Usable' },
  { code: 'usable_with_remark', name: 'Usable with a remark' },
  { code: 'not_usable', name: 'Not usable' },
]);
export type CalibrationResultCode = (typeof CALIBRATION_RESULTS)[number]['code'];

/** What is checked at a calibration: the quality checks of photometers in the ACTRIS vocabulary. */
export const CALIBRATION_CHECKS = [
  'battery',
  'tracking',
  'humidity',
  'temperature',
  'optics',
  'collimator',
  'cabling',
] as const;
export type CalibrationCheck = (typeof CALIBRATION_CHECKS)[number];

export const CHECK_STATES = ['ok', 'remark', 'fail', 'not_checked'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The calibration of one channel. */
export interface CalibratedChannel {
  /** nm. */
  nm: number;
  /** Signal outside the atmosphere. */
  v0: number | null;
  /** Uncertainty of `v0`, percent. */
  u_percent: number | null;
  /** Shift against the last calibration, percent. */
  shift_percent: number | null;
}

/** What dates and figures suggest; nothing is suggested while there is neither a calibration nor a fault. */
export interface CalibrationSuggestion {
  code: number;
  suggested: SuggestedResult | null;
}

/** A calibration of a photometer. Days are epoch seconds. */
export interface PhotometerCalibration {
  _id: string;
  photometer: string;
  instrument_number: string;
  centre: CalibrationCentreCode;
  /** In the network of the instrument, such as AERONET. */
  network_project_id: string | null;
  kind: CalibrationKindCode;
  sent_at: number | null;
  received_at: number | null;
  calibrated_on: number | null;
  returned_at: number | null;
  installed_at: number | null;
  channels: CalibratedChannel[];
  checks: Record<CalibrationCheck, CheckState>;
  /** `null` until it is known. */
  result: CalibrationResultCode | null;
  /** As the certificate states it. */
  valid_until: number | null;
  certificate: { _id: string; name: string } | null;
  /** What the dates and figures suggest on the day of the request; it decides nothing. */
  suggestion: CalibrationSuggestion;
  version: number;
}

export interface PhotometerFacts {
  days: CalibrationDays;
  /** Shift against the last calibration by channel, percent. */
  shifts: readonly (number | null)[];
  /** Uncertainty by channel, percent. */
  uncertainties: readonly (number | null)[];
  checks: readonly CheckState[];
  /** Whether a later one took its place: then its age is no fault. */
  isReplaced: boolean;
}

/** The names of the days, in their order. */
export const CALIBRATION_DAYS = ['sent', 'received', 'calibrated', 'returned', 'installed'] as const;

/** The first day that lies before an earlier one; undefined if the days that are known are in their order. */
export function firstOutOfOrder(days: CalibrationDays): keyof CalibrationDays | undefined {
  const known = CALIBRATION_DAYS.filter((name) => days[name] !== null);
  return known.find((name, index) => (days[name] ?? '') < (days[known[index - 1] ?? name] ?? ''));
}

/** Whether the days that are known are in their order. */
export const areInOrder = (days: CalibrationDays): boolean => firstOutOfOrder(days) === undefined;

/** The last day on which a calibration counts: after the interval, or earlier if its certificate states so. */
export function calibrationEnd(calibrated: Day, certified: Day | null): Day {
  const byInterval = addMonths(calibrated, QA_SETTINGS.intervals.photometerCalibration);
  return certified !== null && certified < byInterval ? certified : byInterval;
}

/** The flags of a photometer's calibration on a day, and the result that they suggest. What was only sent lacks nothing yet. */
export function assessPhotometer(
  { days, shifts, uncertainties, checks, isReplaced }: PhotometerFacts,
  today: Day,
): CalibrationSuggestion {
  const { photometer } = QA_SETTINGS;
  const isCalibrated = days.calibrated !== null;
  const code = codeFrom({
    1: !areInOrder(days),
    2: days.calibrated !== null && !isReplaced && calibrationEnd(days.calibrated, null) < today,
    4: shifts.some((shift) => shift !== null && !(Math.abs(shift) <= photometer.maxShift)),
    8: isCalibrated && (uncertainties.length === 0 || uncertainties.some((uncertainty) => uncertainty === null)),
    16: checks.includes('fail'),
  });
  return { code, suggested: isCalibrated || code !== 0 ? suggestedBy(PHOTOMETER_FLAGS, code) : null };
}

/** The part of a calibration that the light of a photometer follows from. */
export interface DatedCalibration {
  days: CalibrationDays;
  result: CalibrationResultCode | null;
  validUntil: Day | null;
}

/** The last time before or on a day when the photometer was sent away. */
const lastTransport = (transports: readonly Pick<CalibrationDays, 'sent' | 'installed'>[], on: Day) =>
  transports
    .filter(({ sent }) => sent !== null && sent <= on)
    .toSorted((one, other) => ((one.sent ?? '') < (other.sent ?? '') ? 1 : -1))[0];

/** Whether a photometer is on its way or at a calibration centre on a day: sent away, and not installed again. */
export function isAway(calibrations: readonly Pick<CalibrationDays, 'sent' | 'installed'>[], on: Day): boolean {
  const last = lastTransport(calibrations, on);
  return last !== undefined && (last.installed === null || last.installed > on);
}

const isUsable = ({ result }: Pick<DatedCalibration, 'result'>) => result !== null && result !== 'not_usable';

/** Whether a later calibration that can be used took the place of one. */
export const isReplaced = ({ days: { calibrated } }: DatedCalibration, all: readonly DatedCalibration[]): boolean =>
  calibrated !== null && all.some((other) => isUsable(other) && (other.days.calibrated ?? '') > calibrated);

/** The last calibration until a day whose result can be used; undefined if there is none. */
export const lastUsable = <Calibration extends DatedCalibration>(
  calibrations: readonly Calibration[],
  on: Day,
): Calibration | undefined =>
  calibrations
    .filter((calibration) => isUsable(calibration) && (calibration.days.calibrated ?? '9') <= on)
    .toSorted((one, other) => ((one.days.calibrated ?? '') < (other.days.calibrated ?? '') ? 1 : -1))[0];
