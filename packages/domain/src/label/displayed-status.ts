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
 * a valid one as valid. A candidate is not shown as labelled, as the administrator may leave a facility off the map. An
 * expired label, or one that begins later, leaves the acceptance before it.
 */
export function shownStatus(chosen: StatusCode, label: Shown): StatusCode {
  if (label === null || label.status === 'none') return chosen;
  const lost = LOST_STATUSES[label.status];
  if (lost !== undefined) return lost;
  if (chosen === 'candidate') return chosen;
  if (label.is_valid) return 'labelled';
  return chosen === 'withdrawn' && label.status === 'expired' ? chosen : 'initial_acceptance';
}

/**
 * Whether the facility is certified for the public: on the map, in search and in the open data of facilities. A label
 * that was lost or has ended takes it off; a valid one does not put a candidate there.
 */
export const isShownCertified = (chosen: StatusCode, label: Shown): boolean =>
  label?.status !== 'expired' && isCertified(shownStatus(chosen, label));

/** The first day of a status that the record of a label decides on; `null` for every other one. */
export function startOfStatus(shown: StatusCode, label: Pick<LabelOnDay, 'status' | 'since'> | null): Day | null {
  if (label === null) return null;
  const ofRecord = label.status === 'granted' ? 'labelled' : LOST_STATUSES[label.status];
  return shown === ofRecord ? label.since : null;
}
