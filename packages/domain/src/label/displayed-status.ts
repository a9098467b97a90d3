import { isCertified, type DisplayedStatus } from '../types/type-lists';
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

/**
 * The public status that is shown on a day. The administrator's choice stands, but nothing shows a label that the record
 * contradicts: a facility that was chosen to be shown as labelled is shown as what its label is, as long as it has a
 * record of one. An expired label leaves the acceptance before it.
 */
export function shownStatus(chosen: StatusCode, label: LabelOnDay | null): StatusCode {
  if (chosen !== 'labelled' || label === null || label.period === null || label.is_valid) return chosen;
  return LOST_STATUSES[label.status] ?? 'initial_acceptance';
}

/**
 * Whether the facility is certified for the public: on the map, in search and in the open data of facilities. A label
 * that was lost or has ended takes it off; a valid one alone does not put it there, since the administrator may show
 * another status.
 */
export function isShownCertified(chosen: StatusCode, label: LabelOnDay | null): boolean {
  if (label !== null && ['suspended', 'withdrawn', 'expired'].includes(label.status)) return false;
  return isCertified(shownStatus(chosen, label));
}
