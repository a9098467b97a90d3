import { addDays, day, SECONDS_PER_HOUR, type Day } from '../time/day';
import { QA_SETTINGS } from './settings';

/** Moments of a test, epoch seconds. */
interface StatedMoments {
  measured_from: number | null;
  measured_to: number | null;
  radiosonde_at: number | null;
}

/** First and last day of a measurement as stated; `null` before one is. */
export interface StatedDays {
  from: Day | null;
  to: Day | null;
}

/** The days of a measurement of which the first, the last or both moments are stated. */
export const statedDays = (test: Omit<StatedMoments, 'radiosonde_at'>): StatedDays => ({
  from: day(test.measured_from ?? test.measured_to),
  to: day(test.measured_to ?? test.measured_from),
});

/** Whether a day is another one than those that are stated; none is, as long as nothing is stated. */
export const isOtherThan = (of: Day, { from, to }: StatedDays): boolean =>
  (from !== null && of < addDays(from, -QA_SETTINGS.due.fileDate)) ||
  (to !== null && of > addDays(to, QA_SETTINGS.due.fileDate));

/** Hours between a measurement and its radiosonde as stated; `null` if one of them is not. */
export function statedRadiosondeHours({ measured_from, measured_to, radiosonde_at }: StatedMoments): number | null {
  if (measured_from === null || radiosonde_at === null) return null;
  return Math.max(measured_from - radiosonde_at, radiosonde_at - (measured_to ?? measured_from), 0) / SECONDS_PER_HOUR;
}
