import type { AcceptanceCode } from '../types/type-lists';
import type { AcceptanceStatusCode } from './status';

/** The preliminary report follows the submission as soon as every required evaluation is submitted. */
export const canIssuePreliminaryReport = (status: AcceptanceStatusCode, fullyEvaluated: boolean) =>
  status === 'submitted' && fullyEvaluated;

/** The final report waits for an upgrade plan only after a conditional acceptance; a clear yes or no does not. */
export const canIssueFinalReport = (status: AcceptanceStatusCode, preliminary: AcceptanceCode | null) =>
  status === 'waiting_final_report' ||
  (status === 'preliminary_report_issued' && (preliminary === 'yes' || preliminary === 'no'));

/** A plan that never comes must not keep an application open: with a reason, the final report is issued without it. */
export const canIssueWithoutPlan = (status: AcceptanceStatusCode, preliminary: AcceptanceCode | null) =>
  status === 'preliminary_report_issued' && preliminary === 'conditionally';
