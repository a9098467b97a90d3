import type { Day } from '../time/day';
import { CALIBRATION_DAYS, firstOutOfOrder, type CalibrationDays } from './photometer-calibration';

/** The fields of the days of a calibration, in their order. */
export const CALIBRATION_FIELDS = {
  sent: 'sent_at',
  received: 'received_at',
  calibrated: 'calibrated_on',
  returned: 'returned_at',
  installed: 'installed_at',
} as const satisfies Record<keyof CalibrationDays, string>;
export const CALIBRATION_DAY_FIELDS = CALIBRATION_DAYS.map((name) => CALIBRATION_FIELDS[name]);

const FUTURE = 'Must be today or earlier';
const ORDER = 'Must not be before the day of an earlier step';
const LISTED_TWICE = 'Listed twice';

interface Calibrated {
  days: CalibrationDays;
  validUntil: Day | null;
  channels: readonly { nm: number | null }[];
}

/**
 * What is wrong with a calibration as a whole, by its field; undefined if nothing is. `today` is `null` in the browser,
 * whose clock decides on nothing.
 */
export function calibrationProblem(
  { days, validUntil, channels }: Calibrated,
  today: Day | null,
): { path: string; message: string } | undefined {
  const wrong = firstOutOfOrder(days);
  if (wrong) return { path: CALIBRATION_FIELDS[wrong], message: ORDER };
  const ahead = CALIBRATION_DAYS.find((name) => today !== null && (days[name] ?? '') > today);
  if (ahead) return { path: CALIBRATION_FIELDS[ahead], message: FUTURE };
  if (validUntil !== null && days.calibrated !== null && validUntil < days.calibrated)
    return { path: 'valid_until', message: ORDER };
  const twice = channels.findIndex(
    ({ nm }, place) => nm !== null && channels.findIndex((each) => each.nm === nm) !== place,
  );
  return twice === -1 ? undefined : { path: `channels[${twice}].nm`, message: LISTED_TWICE };
}
