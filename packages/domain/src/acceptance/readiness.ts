import type { AcceptanceCode } from '../types/type-lists';
import type { AcceptanceStatusCode } from './status';

/** The preliminary report can be issued once every required evaluation is submitted. */
export const canIssuePreliminaryReport = (status: AcceptanceStatusCode, fullyEvaluated: boolean) =>
  status === 'submitted' && fullyEvaluated;

/** The final report needs an upgrade plan only after a conditional acceptance. */
export const canIssueFinalReport = (status: AcceptanceStatusCode, preliminary: AcceptanceCode | null) =>
  status === 'waiting_final_report' ||
  (status === 'preliminary_report_issued' && (preliminary === 'yes' || preliminary === 'no'));

/** A missing plan must not block the application: with a reason, the final report can be issued without it. */
export const canIssueWithoutPlan = (status: AcceptanceStatusCode, preliminary: AcceptanceCode | null) =>
  status === 'preliminary_report_issued' && preliminary === 'conditionally';
