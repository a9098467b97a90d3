import { addMonths, type Day } from '../time/day';
import { codeFrom, suggestedBy, type ResultFlag, type SuggestedResult } from './flags';
import { QA_SETTINGS } from './settings';

export const PHOTOMETER_FLAGS: readonly ResultFlag[] = [
  { bit: 1, text: 'The dates are not in their order.', suggests: 'not_assessable' },
  { bit: 2, text: 'The calibration is older than 12 months.', suggests: 'fail' },
  { bit: 4, text: 'The calibration shifted by more than 5 %.', suggests: 'pass_with_remark' },
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

export interface PhotometerFacts {
  days: CalibrationDays;
  /** Shift against the last calibration by channel, percent. */
  shifts: readonly (number | null)[];
  /** Uncertainty by channel, percent. */
  uncertainties: readonly (number | null)[];
  checks: readonly ('ok' | 'remark' | 'fail' | 'not_checked')[];
}

/** Whether the days that are known are in their order. */
export function areInOrder({ sent, received, calibrated, returned, installed }: CalibrationDays): boolean {
  const known = [sent, received, calibrated, returned, installed].flatMap((each) => each ?? []);
  return known.every((each, index) => index === 0 || each >= (known[index - 1] ?? ''));
}

/** The flags of a photometer's calibration on a day, and the result that they suggest. */
export function assessPhotometer(
  { days, shifts, uncertainties, checks }: PhotometerFacts,
  today: Day,
): { code: number; suggested: SuggestedResult } {
  const { intervals, photometer } = QA_SETTINGS;
  const code = codeFrom({
    1: !areInOrder(days),
    2: days.calibrated === null || addMonths(days.calibrated, intervals.photometerCalibration) < today,
    4: shifts.some((shift) => shift !== null && !(Math.abs(shift) <= photometer.maxShift)),
    8: uncertainties.length === 0 || uncertainties.some((uncertainty) => uncertainty === null),
    16: checks.includes('fail'),
  });
  return { code, suggested: suggestedBy(PHOTOMETER_FLAGS, code) };
}
