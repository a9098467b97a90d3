import { isCertified, type DisplayedStatus } from '../types/type-lists';
import type { Day } from '../time/day';
import type { LabelOnDay } from './label-on-day';
import type { LabelStep } from './label-steps';

type StatusCode = DisplayedStatus['code'];

/** The public status that a step offers to set with it; the administrator decides. */
export const OFFERED_STATUSES: Partial<Record<LabelStep, StatusCode>> = {
  grant: 'labelled',
  renew: 'labelled',
  reinstate: 'labelled',
  suspend: 'suspended',
  withdraw: 'withdrawn',
};

/** The public status of a label that was lost by a decision. */
export const LOST_STATUSES: Partial<Record<LabelOnDay['status'], StatusCode>> = {
  suspended: 'suspended',
  withdrawn: 'withdrawn',
};

/** What decides on the status that is shown: the label of a facility on a day. */
type Shown = Pick<LabelOnDay, 'status' | 'is_valid'> | null;

/**
 * The public status that is shown on a day. Without a record of a label it is the administrator's choice. Once a label
 * was granted, its record decides, so that no place says more, or less, than another: a lost label is shown as lost and
 * a valid one as valid. An expired label, or one that begins later, leaves the acceptance before it, or a candidate.
 */
export function shownStatus(chosen: StatusCode, label: Shown): StatusCode {
  if (label === null || label.status === 'none') return chosen;
  const lost = LOST_STATUSES[label.status];
  if (lost !== undefined) return lost;
  if (label.is_valid) return 'labelled';
  return chosen === 'candidate' ? chosen : 'initial_acceptance';
}

/** The public status on a day, and the one from the first day of a label that begins after it. */
export interface ShownInTime {
  now: StatusCode;
  later: { from: Day; status: StatusCode } | null;
}

/** The public status as `shownStatus`, and what becomes of it by the calendar: a label that begins later is valid then. */
export function shownInTime(
  chosen: StatusCode,
  label: (NonNullable<Shown> & { valid_from: Day | null }) | null,
): ShownInTime {
  const now = shownStatus(chosen, label);
  if (label === null || label.valid_from === null || label.status !== 'granted' || label.is_valid)
    return { now, later: null };
  return { now, later: { from: label.valid_from, status: shownStatus(chosen, { ...label, is_valid: true }) } };
}

/** What decides on the public status of a facility whose label was granted, for those who choose one. */
export const RECORD_DECIDES =
  'The record of the label decides on what the public reads, except that a candidate stays off the map.';

/**
 * Whether the facility is certified for the public: on the map, in search and in the open data of facilities. A label
 * that was lost or has ended takes it off. A valid one does not put a candidate there, which is how an administrator
 * leaves a facility off the map.
 */
export const isShownCertified = (chosen: StatusCode, label: Shown): boolean =>
  chosen !== 'candidate' && label?.status !== 'expired' && isCertified(shownStatus(chosen, label));

/** The first day of a status that the record of a label decides on; `null` for every other one. */
export function startOfStatus(shown: StatusCode, label: Pick<LabelOnDay, 'status' | 'since'> | null): Day | null {
  if (label === null) return null;
  const ofRecord = label.status === 'granted' ? 'labelled' : LOST_STATUSES[label.status];
  return shown === ofRecord ? label.since : null;
}
