import { useProfile } from '@portal/api-slice';
import { isAdministrator } from '@portal/domain';
import type { NationalFacility } from '@portal/domain';
import { mayDecide } from '../evaluations/rights';

/** The step of the user at a facility that has the one primary button of the page, if several are offered. */
export function usePrimaryStep(facility: NationalFacility): 'decision' | 'reviewers' | 'condition' | 'evaluation' {
  const profile = useProfile();
  const { can_issue_preliminary_report, can_issue_final_report, reviewers_set, status, pending_for } =
    facility.submissions.initial_acceptance;
  if ((can_issue_preliminary_report || can_issue_final_report) && mayDecide(profile, facility)) return 'decision';
  if (isAdministrator(profile) && !reviewers_set && status.code !== 'evaluated') return 'reviewers';
  // It is pending only where no report is due and no evaluation is open.
  if (pending_for === 'met-conditions' && mayDecide(profile, facility)) return 'condition';
  return 'evaluation';
}
