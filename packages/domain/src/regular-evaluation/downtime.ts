import type { Day } from '../time/day';

/** A downtime of an instrument in its log book, first and last day; one without an end lasts until it has one. */
export interface Downtime {
  from: Day;
  to: Day | null;
}

/** Whether a downtime includes a day. */
export const isDownOn = (downtimes: readonly Downtime[], on: Day): boolean =>
  downtimes.some(({ from, to }) => from <= on && (to === null || to >= on));
